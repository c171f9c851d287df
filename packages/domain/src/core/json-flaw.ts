/** Where a text stops being JSON. Lines and columns count from 1, in UTF-16 units. */
export interface JsonFlaw {
  readonly line: number;
  readonly column: number;
  /** The sign there; "" at the end of the text. */
  readonly sign: string;
  /** What is wrong: an open text or list, a comma before a closing bracket, or a sign that cannot be there. */
  readonly code: 'ends-early' | 'text-open' | 'comma-too-many' | 'unexpected';
}

const token =
  /[\t\n\r ]*(?:("(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))|([[\]{},:]))/uy;
const blanks = /[\t\n\r ]*/y;

type Expected = 'value' | 'value-or-close' | 'key' | 'key-or-close' | 'colon' | 'comma-or-close';

/** What follows a sign; null where the sign cannot be. */
function afterSign(sign: string, expected: Expected, open: string[]): Expected | null {
  const isValue = expected === 'value' || expected === 'value-or-close';
  if (sign === '[' || sign === '{') {
    if (!isValue) return null;
    open.push(sign);
    return sign === '[' ? 'value-or-close' : 'key-or-close';
  }
  if (sign === ':') return expected === 'colon' ? 'value' : null;
  if (sign === ',' && expected === 'comma-or-close') return open.at(-1) === '[' ? 'value' : 'key';
  const closes = sign === ']' ? '[' : '{';
  const mayClose =
    expected === 'comma-or-close' || expected === (sign === ']' ? 'value-or-close' : 'key-or-close');
  if (sign === ',' || !mayClose || open.at(-1) !== closes) return null;
  open.pop();
  return 'comma-or-close';
}

/** What follows a token: a text, another plain value, or a sign. */
function after(found: RegExpExecArray, expected: Expected, open: string[]): Expected | null {
  const [, text, plain, sign] = found;
  if (sign !== undefined) return afterSign(sign, expected, open);
  const isKey = expected === 'key' || expected === 'key-or-close';
  if (isKey) return text === undefined ? null : 'colon';
  if (expected !== 'value' && expected !== 'value-or-close') return null;
  return (text ?? plain) ? 'comma-or-close' : null;
}

function skipBlanks(text: string, from: number): number {
  blanks.lastIndex = from;
  return from + (blanks.exec(text)?.[0].length ?? 0);
}

/** The flaw of a text at a place where its value has ended. */
export const flawAfter = (text: string, at: number): JsonFlaw => flawAt(text, at, 'comma-or-close');

function flawAt(text: string, at: number, expected: Expected): JsonFlaw {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const column = at - (before.lastIndexOf('\n') + 1) + 1;
  const sign = text.slice(at, at + 2).match(/^./su)?.[0] ?? '';
  const isClose = sign === ']' || sign === '}';
  const isAfterComma = isClose && (expected === 'value' || expected === 'key');
  if (sign === '') return { line, column, sign, code: 'ends-early' };
  return {
    line,
    column,
    sign,
    code: isAfterComma ? 'comma-too-many' : sign === '"' ? 'text-open' : 'unexpected',
  };
}

/** Where a text that is no JSON stops being it; null for JSON. `from` is where its value begins. */
export function jsonFlaw(text: string, from = 0): JsonFlaw | null {
  const open: string[] = [];
  let expected: Expected = 'value';
  let position = from;
  while (expected !== 'comma-or-close' || open.length > 0) {
    token.lastIndex = position;
    const found = token.exec(text);
    const next: Expected | null = found === null ? null : after(found, expected, open);
    if (next === null) return flawAt(text, skipBlanks(text, position), expected);
    expected = next;
    position = token.lastIndex;
  }
  const end = skipBlanks(text, position);
  return end === text.length ? null : flawAt(text, end, expected);
}
