import { SaxesParser } from 'saxes';
import { failure, type Result } from '../core/public.ts';
import { kindOfRoot } from './file-kind.ts';
import { GpxReading } from './gpx.ts';
import { TcxReading } from './tcx.ts';
import type { FileKind, Track, TrackFault } from './track.ts';

/** What a reading of one format does with the elements of a file; names are without their prefix. */
export interface ElementReading {
  /** `parent` is the name of the element around it, "" for the root. */
  readonly open: (name: string, attributes: Readonly<Record<string, string>>, parent: string) => void;
  /** `text` is what the element itself holds, without its children. */
  readonly close: (name: string, text: string, parent: string) => void;
  readonly finish: (endsEarly: boolean) => Result<Track, TrackFault>;
}

/** Reads a file of XML that comes in pieces of text, so that a large one needs no more memory than its points. */
export interface XmlTrackReader {
  readonly push: (chunk: string) => void;
  readonly finish: () => Result<Track, TrackFault>;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Text of one element beyond this is no figure and no name. */
const longestText = 1000;

const readingOf = (kind: FileKind): ElementReading | null => {
  if (kind === 'gpx') return new GpxReading();
  return kind === 'tcx' ? new TcxReading() : null;
};

/**
 * Starts to read a GPX file (1.0 or 1.1) or a TCX file, whatever prefixes it uses. Faults of the XML are passed
 * over with the attributes or the figure they are in: a file that breaks off is read as far as it goes.
 */
export function startXmlTrack(): XmlTrackReader {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const names: string[] = [];
  let kind: FileKind | null = null;
  let reading: ElementReading | null = null;
  let isClosed = false;
  let text = '';
  // The parser drops what cannot stand where it does, which could make a figure of two halves.
  let isFaulty = false;
  parser.on('error', () => {
    isFaulty = true;
  });
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    if (kind === null) {
      kind = kindOfRoot(name);
      reading = readingOf(kind);
    }
    text = '';
    reading?.open(name, isFaulty ? {} : tag.attributes, names.at(-1) ?? '');
    isFaulty = false;
    names.push(name);
  });
  parser.on('closetag', () => {
    const name = names.pop() ?? '';
    const isFigure = name.toLowerCase() !== 'name';
    reading?.close(name, isFaulty && isFigure ? '' : text, names.at(-1) ?? '');
    text = '';
    isFaulty = false;
    if (names.length === 0) isClosed = true;
  });
  const addText = (more: string) => {
    if (text.length < longestText) text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  return {
    push: (chunk) => {
      if (kind === null || reading !== null) parser.write(chunk);
    },
    finish: () => {
      parser.close();
      if (kind === null) return failure({ code: 'damaged', kind: 'xml' });
      return reading === null ? failure({ code: 'otherKind', kind }) : reading.finish(!isClosed);
    },
  };
}

/** Reads a GPX or TCX text that is there as a whole. */
export function readXmlTrack(text: string): Result<Track, TrackFault> {
  const reader = startXmlTrack();
  reader.push(text);
  return reader.finish();
}
