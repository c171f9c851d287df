/** Hands a text to the visitor as a file. */
export function downloadText(fileName: string, text: string, type: string): void {
  // The mark tells spreadsheet programs that the text is UTF-8.
  const mark = type.startsWith('text/csv') ? '\uFEFF' : '';
  downloadBlob(fileName, new Blob([mark + text], { type: `${type};charset=utf-8` }));
}

/** Hands a file of the server to the visitor, whose answer says that it is one and what it is called. */
export function openDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Hands bytes to the visitor as a file. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read once the click returns; the address may go in the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
