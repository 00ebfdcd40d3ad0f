// Shows notifications for the page, and brings the page back when one is clicked.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const back = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find(({ url }) => url === event.notification.data);
    if (page) await page.focus();
    else await self.clients.openWindow(event.notification.data);
  };
  event.waitUntil(back());
});
