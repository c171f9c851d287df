/** Removes every answer of the server that this browser has stored; the public pages are fetched again. */
export async function removeStoredAnswers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: 'LOGGED_OUT' });
}
