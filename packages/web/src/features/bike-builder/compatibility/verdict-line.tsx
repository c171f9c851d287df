import type { Finding } from '@pp-tools/domain/compatibility';
import { clashText } from '../../../texts/finding-texts.ts';
import { clashesOf, verdictOf } from './part-verdicts.ts';
import classes from './verdict-line.module.css';
import { VerdictMark } from './verdict-mark.tsx';

/** What is said of a part before it is picked: the verdict, and why where it is not a plain fit. */
export function VerdictLine({ findings }: { readonly findings: readonly Finding[] }) {
  const [hardest] = clashesOf(findings);
  return (
    <span className={classes.line}>
      <VerdictMark kind={verdictOf(findings)} />
      {hardest && <span>{clashText(hardest)[0]}</span>}
    </span>
  );
}
