import type { Along, Finding, PairFix, Subject } from '@pp-tools/domain/compatibility';
import type { ComponentType } from '@pp-tools/domain/groupset';
import { anotherText, manyText, slotText } from './slot-texts.ts';

/** Taking a clash on against the catalogue's word. */
export const overrideTexts = {
  open: 'Use anyway',
  label: 'Why it works for you',
  hint: 'The summary repeats this note.',
  noteMissing: 'Say why, so that the summary can repeat it.',
  submit: 'Use anyway',
  withdraw: 'Take my word back',
  takenOn: 'Incompatible, used anyway',
  yourNote: (note: string): string => `Your note: ${note}`,
} as const;

/** The rider that a build is judged for. */
export const riderWeightTexts = {
  unknown: 'Your weight is not entered: weight limits and tire pressure are not checked.',
  enter: 'Check for my weight',
  label: 'Rider with kit',
} as const;

/** Buttons that resolve a clash. */
export const fixTexts = {
  switchTo: (name: string): string => `Switch to ${name}`,
  /** 'Remove the front derailleur, switch to Rival 1x' or 'Switch to Rival 1x with DUB BSA'. */
  pair: ({ removed, parts }: PairFix): string => {
    const names = parts.map(({ name }) => name).join(' with ');
    if (removed === null) return `Switch to ${names}`;
    const removal = `Remove the ${slotText(removed)}`;
    return names === '' ? removal : `${removal}, switch to ${names}`;
  },
  show: (count: number, slot: ComponentType): string =>
    count === 1 ? `Show the ${slotText(slot)} that fits` : `Show the ${count} ${manyText(slot)} that fit`,
  /** 'Take it with ST-R7170' or 'Take it without the front derailleur'. */
  with: ({ parts, removed }: Along): string =>
    [
      'Take it',
      ...(parts.length > 0 ? [`with ${parts.map(({ name }) => name).join(', ')}`] : []),
      ...(removed === null ? [] : [`without the ${slotText(removed)}`]),
    ].join(' '),
  settled: (slot: ComponentType): string => `${anotherText(slot)} would fit: see Configure.`,
  change: (slot: Subject): string => `Change ${slotText(slot)}`,
} as const;

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** The line on top of the findings. */
export function findingsSummary(findings: readonly Finding[], takenOn: number): string {
  const count = (severity: Finding['severity']) =>
    findings.filter((found) => found.severity === severity).length;
  const parts = [
    ...counted(count('blocks') - takenOn, 'incompatibility', 'incompatibilities'),
    ...counted(takenOn, 'used anyway', 'used anyway'),
    ...counted(count('check'), 'thing to check', 'things to check'),
    ...counted(count('note'), 'note', 'notes'),
  ];
  if (parts.length > 0) return `${parts.join(', ')}.`;
  return count('notChecked') > 0
    ? 'As far as the figures are known, these parts fit each other.'
    : 'These parts fit each other.';
}

export const findingsTexts = {
  title: 'Compatibility',
  none: 'Nothing is chosen yet that could clash.',
  unchecked: (parts: number): string => `Not checked: ${parts} ${parts === 1 ? 'part' : 'parts'}`,
  uncheckedWhy: 'These figures are not in the catalogue. Look at them before you order.',
  help: 'What helps',
  lessHelp: 'Close',
  /** 'Incompatible Rear Derailleurs' */
  incompatible: (type: ComponentType): string =>
    `Incompatible ${manyText(type).replaceAll(/\b\w/g, (letter) => letter.toUpperCase())}`,
  notLoaded: 'The compatibility check could not be loaded. Reload the page to try again.',
} as const;
