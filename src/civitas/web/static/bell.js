// Shows notifications for the page and for the server, and brings the page when one is clicked.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const data = new URL(path, self.location.origin).href;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data, renotify: !!tag }));
});
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
