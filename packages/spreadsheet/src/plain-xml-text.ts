const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text that a piece of XML without tags means; null when it holds any escape but the five named ones. */
export function plainXmlText(piece: string): string | null {
  if (piece.includes('_x')) return null;
  if (!piece.includes('&')) return piece;
  const rest = piece.replace(/&(?:amp|lt|gt|quot|apos);/g, '');
  return rest.includes('&') ? null : piece.replace(/&(\w+);/g, (_, name: string) => named[name] ?? '');
}
