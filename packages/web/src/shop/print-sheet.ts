/** Prints a picture with its address on a page of its own; the page below stays as it is. */
export function printSheet(svg: string, address: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;inset:0;width:0;height:0;border:0;visibility:hidden';
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (sheet === null) return;
  sheet.title = document.title;
  const picture = sheet.createElement('img');
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  picture.alt = '';
  picture.style.cssText = 'width:70mm;height:70mm';
  const text = sheet.createElement('p');
  text.textContent = address;
  text.style.cssText = 'font:16pt system-ui,sans-serif;overflow-wrap:anywhere';
  sheet.body.style.cssText = 'display:grid;justify-items:center;margin:20mm;text-align:center';
  sheet.body.append(picture, text);
  const remove = () => frame.remove();
  frame.contentWindow?.addEventListener('afterprint', remove, { once: true });
  void picture.decode().finally(() => frame.contentWindow?.print());
}
