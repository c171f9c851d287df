/** Lets the tools go on without a network after this visit. Starts when the page has loaded, so it costs it nothing. */
export function keepWorkingOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that refuses (private window, blocked storage) simply stays online-only.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
