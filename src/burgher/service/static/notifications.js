// Answers a click on a notification: the table's window comes to the front, or is opened. Phones show notifications only
// with the help of such a worker. It does nothing else: no request passes it, and it keeps nothing.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const here = windows.find((one) => new URL(one.url).pathname === path);
  return here ? here.focus() : self.clients.openWindow(path);
}
