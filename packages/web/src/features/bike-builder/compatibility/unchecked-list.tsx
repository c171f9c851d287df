import type { Finding } from '@pp-tools/domain/compatibility';
import { findingsTexts } from '../../../texts/builder-compatibility-texts.ts';
import { uncheckedTexts } from '../../../texts/finding-texts.ts';
import classes from './findings.module.css';
import { VerdictMark } from './verdict-mark.tsx';

/** What could not be judged, for each part the fields that nobody knows; folded, because it is long. */
export function UncheckedList({ findings }: { readonly findings: readonly Finding[] }) {
  const lines = uncheckedTexts(findings.flatMap((found) => (found.severity === 'notChecked' ? [found] : [])));
  if (lines.length === 0) return null;
  return (
    <details className={classes.unchecked}>
      <summary>
        <VerdictMark kind="notChecked" word={findingsTexts.unchecked(lines.length)} />
      </summary>
      <p>{findingsTexts.uncheckedWhy}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
