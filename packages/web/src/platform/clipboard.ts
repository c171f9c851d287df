/** Copies a text, also one that is still on its way; false when the browser refuses or has no clipboard. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    await (typeof text === 'string' || globalThis.ClipboardItem === undefined
      ? navigator.clipboard.writeText(await text)
      : navigator.clipboard.write([itemOf(text)]));
    return true;
  } catch {
    return false;
  }
}

/** Safari lets a page copy only while the press lasts, so the item is given before its text is there. */
const itemOf = (text: Promise<string>): ClipboardItem =>
  new ClipboardItem({ 'text/plain': text.then((ready) => new Blob([ready], { type: 'text/plain' })) });
