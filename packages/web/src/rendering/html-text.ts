const marks = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** A text inside an element or a quoted attribute. */
export const htmlText = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => marks[mark as keyof typeof marks]);

/** A value as JSON that is safe inside a script element: nothing in it can end the element or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
