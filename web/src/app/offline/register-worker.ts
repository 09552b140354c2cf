/**
 * The worker that keeps the emergency screens for days without network (web/service-worker.js). A browser that refuses loses
 * nothing but that.
 */
export function registerWorker(): void {
  if (HAS_OFFLINE && 'serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
