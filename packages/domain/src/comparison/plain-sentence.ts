import { type FigureKind, formatDifferenceInSentence, roundTo, type UnitSystem } from '../core/public.ts';
import type { Wheelset } from '../wheelset/public.ts';
import type { ComparisonColumn } from './columns.ts';

interface SentenceFigure {
  readonly kind: FigureKind;
  readonly read: (wheelset: Wheelset) => number | null;
  readonly less: string;
  readonly more: string;
}

/** What a sentence speaks about, in its order; depth and width are those of the front wheel. */
const sentenceFigures = {
  weight: { kind: 'grams', read: ({ weight }) => weight, less: 'lighter', more: 'heavier' },
  depth: { kind: 'millimetres', read: ({ front }) => front.rimDepth, less: 'shallower', more: 'deeper' },
  width: { kind: 'millimetres', read: ({ front }) => front.innerWidth, less: 'narrower', more: 'wider' },
  price: { kind: 'money', read: ({ price }) => price, less: 'cheaper', more: 'dearer' },
} as const satisfies Readonly<Record<string, SentenceFigure>>;

const sentenceSubjects = ['weight', 'depth', 'width', 'price'] as const;
/** One of the four figures that a sentence compares. */
export type SentenceSubject = (typeof sentenceSubjects)[number];

/** One part of a sentence: how far a figure lies from the baseline's, with its sign. */
export interface SentencePart {
  readonly subject: SentenceSubject;
  /** Own figure less the baseline's, to one decimal: grams, millimetres or dollars; never 0. */
  readonly amount: number;
}

/**
 * The word for a difference that is a judgement: 'lighter', 'dearer'. Null in columns where neither more nor less is
 * better, and where nothing differs.
 */
export function differenceWord(column: ComparisonColumn, amount: number): string | null {
  const subject = sentenceSubjects.find((each) => each === column.id);
  if (subject === undefined || column.kind === 'text' || column.better === 'neither' || amount === 0)
    return null;
  const { less, more } = sentenceFigures[subject];
  return amount < 0 ? less : more;
}

/** What one sentence about a wheelset against the baseline has to say. */
export type Summary =
  | { readonly kind: 'differs'; readonly parts: readonly SentencePart[] }
  /** No figure that both sides have is different. */
  | { readonly kind: 'same' }
  /** No figure is known on both sides. */
  | { readonly kind: 'unknown' };

/** Sums a wheelset up against the baseline; a figure that is unknown on either side is left out. */
export function summarise(wheelset: Wheelset, baseline: Wheelset): Summary {
  const known = sentenceSubjects.flatMap((subject): SentencePart[] => {
    const { read } = sentenceFigures[subject];
    const own = read(wheelset);
    const base = read(baseline);
    return own === null || base === null ? [] : [{ subject, amount: roundTo(own - base, 1) }];
  });
  if (known.length === 0) return { kind: 'unknown' };
  const parts = known.filter(({ amount }) => amount !== 0);
  return parts.length === 0 ? { kind: 'same' } : { kind: 'differs', parts };
}

function partText({ subject, amount }: SentencePart, system: UnitSystem): string {
  const { kind, less, more } = sentenceFigures[subject];
  return `${formatDifferenceInSentence(amount, kind, system)} ${amount < 0 ? less : more}`;
}

/**
 * One plain sentence about a wheelset against the baseline: '62 g lighter, 10 mm deeper and $240 dearer than
 * DB508'. When nothing differs, or nothing is known, it says so.
 */
export function plainSentence(wheelset: Wheelset, baseline: Wheelset, system: UnitSystem = 'metric'): string {
  const summary = summarise(wheelset, baseline);
  switch (summary.kind) {
    case 'unknown':
      return `too little is known to compare it with ${baseline.shortName}`;
    case 'same':
      return `the same as ${baseline.shortName} in weight, depth, width and price as far as they are known`;
    case 'differs': {
      const texts = summary.parts.map((part) => partText(part, system));
      const last = texts.at(-1) ?? '';
      const list = texts.length === 1 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
      return `${list} than ${baseline.shortName}`;
    }
    default:
      return summary satisfies never;
  }
}
