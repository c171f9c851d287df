/** What a scanner of tags reports: an opening tag with its raw attributes, a closing tag, or text in between. */
export interface TagListener {
  readonly open: (name: string, attributes: string, isClosed: boolean) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** A scanner that takes a document in pieces. */
export interface TagScanner {
  readonly push: (chunk: string) => void;
  /** Whether something that is no tag grew too large to be XML. */
  readonly isBroken: () => boolean;
}

const largestTag = 4_000_000;

/** Marks whose content is not looked into, with their ends. */
const skipped = [
  { start: '<!--', end: '-->' },
  { start: '<![CDATA[', end: ']]>' },
  { start: '<?', end: '?>' },
] as const;

const closing = 62;
const quotes: readonly number[] = [34, 39];

/** End of a tag that starts at a place, a ">" inside quotes not counted; -1 when the piece ends before it. */
function endOfTag(buffer: string, start: number): number {
  let quote = 0;
  for (let place = start; place < buffer.length; place += 1) {
    const code = buffer.charCodeAt(place);
    if (quote > 0) {
      if (code === quote) quote = 0;
    } else if (code === closing) return place;
    else if (quotes.includes(code)) quote = code;
  }
  return -1;
}

/** The part of a name after its prefix: "gpx:trkpt" is a "trkpt". */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function report(tag: string, listener: TagListener): void {
  if (tag.startsWith('!')) return;
  if (tag.startsWith('/')) {
    listener.close(localName(tag.slice(1).trim()));
    return;
  }
  const isClosed = tag.endsWith('/');
  const nameEnd = tag.search(/[\s/]/);
  const name = nameEnd < 0 ? tag : tag.slice(0, nameEnd);
  listener.open(localName(name), nameEnd < 0 ? '' : tag.slice(nameEnd), isClosed);
  if (isClosed) listener.close(localName(name));
}

/**
 * A tolerant scanner for tags of XML that comes in pieces, without a DOM and without expanding entities.
 * It never checks nesting: a file that breaks off is read as far as it goes.
 */
export function scanTags(listener: TagListener): TagScanner {
  let rest = '';
  let isBroken = false;

  /** Handles what starts at a "<"; the place after it, or -1 when the piece ends within. */
  function handle(buffer: string, start: number): number {
    const mark = skipped.find((each) => buffer.startsWith(each.start, start));
    if (mark) {
      const end = buffer.indexOf(mark.end, start + mark.start.length);
      if (end >= 0 && mark.end === ']]>') listener.text(buffer.slice(start + mark.start.length, end));
      return end < 0 ? -1 : end + mark.end.length;
    }
    // A mark may be cut by the end of the piece ("<!-"), so a few more characters are waited for.
    if (buffer[start + 1] === '!' && buffer.length - start < 9) return -1;
    const end = endOfTag(buffer, start + 1);
    if (end < 0) return -1;
    report(buffer.slice(start + 1, end), listener);
    return end + 1;
  }

  function push(chunk: string): void {
    if (isBroken) return;
    const buffer = rest + chunk;
    rest = '';
    let place = 0;
    while (place < buffer.length) {
      const start = buffer.indexOf('<', place);
      if (start !== place) listener.text(buffer.slice(place, start < 0 ? undefined : start));
      if (start < 0) return;
      const next = handle(buffer, start);
      if (next < 0) {
        rest = buffer.slice(start);
        isBroken = rest.length > largestTag;
        return;
      }
      place = next;
    }
  }

  return { push, isBroken: () => isBroken };
}
