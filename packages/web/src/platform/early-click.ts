interface Early {
  button: unknown;
}

const isEarly = (value: unknown): value is Early =>
  typeof value === 'object' && value !== null && 'button' in value;

/** Presses the button that a visitor pressed while the page was there and its scripts were not. */
export function pressEarlyButton(): void {
  // The server's html writes it; see page-template.ts.
  const early: unknown = Reflect.get(window, 'ppEarly');
  if (!isEarly(early)) return;
  const { button } = early;
  early.button = null;
  Reflect.deleteProperty(window, 'ppEarly');
  if (button instanceof HTMLButtonElement && button.isConnected) button.click();
}
