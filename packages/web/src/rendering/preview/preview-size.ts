/** The size that link previews show whole, px. */
export const previewSize = { width: 1200, height: 630 } as const;
