import type { Severity } from '@pp-tools/domain/compatibility';
import { severityTexts } from '../../../texts/finding-words.ts';
import classes from './verdict-mark.module.css';

/** A verdict before the part is picked: a finding's severity, or that nothing speaks against it. */
export type VerdictKind = Severity | 'fits';

const shapes: Readonly<Record<VerdictKind, string>> = {
  fits: 'm2.5 8.5 3.5 3.5 7.5-8',
  blocks: 'm4.5 4.5 7 7M11.5 4.5l-7 7M8 1.5a6.5 6.5 0 1 1-.1 0Z',
  check: 'M8 2 1.8 13.5h12.4ZM8 6.3v3.4M8 11.6v.1',
  note: 'M8 7.3v4.2M8 4.6v.1M8 1.5a6.5 6.5 0 1 1-.1 0Z',
  notChecked: 'M6 6.2a2 2 0 1 1 2.8 1.9c-.6.3-.8.7-.8 1.4M8 11.6v.1M8 1.5a6.5 6.5 0 1 1-.1 0Z',
};

const words: Readonly<Record<VerdictKind, string>> = {
  ...severityTexts,
  fits: 'Fits',
  notChecked: 'Fits as far as known',
};

interface VerdictMarkProps {
  readonly kind: VerdictKind;
  /** Other words for the same mark. */
  readonly word?: string;
}

/** The shape of a verdict; its word stands next to it or is given to readers in another way. */
export const VerdictIcon = ({ kind }: { readonly kind: VerdictKind }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={shapes[kind]} />
  </svg>
);

/** Icon and word of a verdict; the colour only repeats them. */
export const VerdictMark = ({ kind, word = words[kind] }: VerdictMarkProps) => (
  <span className={classes.mark} data-kind={kind}>
    <VerdictIcon kind={kind} />
    {word}
  </span>
);
