import { effect } from "@preact/signals";
import { notify } from "./preferences";

/** The worker that phones want for notifications (public/notifications.js). */
const HELPER = "/notifications.js";

/** Has the worker as long as notifications are wanted, and none when not. */
export function keepNotifications(): void {
  effect(() => void (notify.value ? hire() : dismiss()));
  // Whoever looks needs no call any more.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void withdraw(location.pathname);
  });
}

// Only a secure page has workers; one that they are forbidden to has notifications without, or none.

async function hire(): Promise<void> {
  await navigator.serviceWorker?.register(HELPER).catch(() => {});
}

async function dismiss(): Promise<void> {
  const helper = await hired();
  // Perhaps they are wanted again meanwhile.
  if (!notify.value) await helper?.unregister().catch(() => {});
}

async function hired(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration().catch(() => undefined);
}

/** Shows a notification about the page at this path; a click on it leads there. */
export async function notifyOf(path: string, title: string, body: string): Promise<void> {
  if (!notify.value || !("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag: path, icon: "/favicon.svg", data: path };
  const helper = await hired();
  try {
    if (helper?.active) {
      await helper.showNotification(title, options);
      return;
    }
    const note = new Notification(title, options);
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // The title and the sign of the page tell it in any case.
  }
}

async function withdraw(path: string): Promise<void> {
  const notes = await (await hired())?.getNotifications({ tag: path }).catch(() => []);
  for (const note of notes ?? []) note.close();
}
