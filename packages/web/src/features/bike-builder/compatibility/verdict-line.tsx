import type { Finding } from '@pp-tools/domain/compatibility';
import { clashText } from '../../../texts/finding-texts.ts';
import { clashesOf, verdictOf } from './part-verdicts.ts';
import classes from './verdict-line.module.css';
import { VerdictMark } from './verdict-mark.tsx';

/** What is said of a part before it is picked: that it fits, or what speaks against it. */
export function VerdictLine({ findings }: { readonly findings: readonly Finding[] }) {
  const [hardest] = clashesOf(findings);
  const verdict = verdictOf(findings);
  // "As far as known" is true of nearly every part and tells no two of them apart.
  if (verdict === 'notChecked') return null;
  return (
    <span className={classes.line}>
      <VerdictMark kind={verdict} />
      {hardest && <span>{clashText(hardest)[0]}</span>}
    </span>
  );
}
