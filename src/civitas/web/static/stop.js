// Whoever has followed the link has clicked already; programs that follow links run no scripts.
document.getElementById("stop").requestSubmit();
