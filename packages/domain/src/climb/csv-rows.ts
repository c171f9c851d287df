/** Rows of a comma-separated text (RFC 4180): quoted cells may hold commas, line breaks and doubled quotes. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, cell = '', end = ''] of text.replace(/^\uFEFF/, '').matchAll(cellPattern)) {
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

const cellPattern = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g;

/** Rows as records by the names of the header row; a missing cell is blank. */
export function csvRecords(text: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...rows] = csvRows(text);
  return rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])));
}
