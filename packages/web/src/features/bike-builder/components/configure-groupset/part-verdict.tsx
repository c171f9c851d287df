import { clashText } from '../../../../texts/finding-texts.ts';
import { clashesOf, type JudgedPart, verdictOf } from '../../state/part-verdicts.ts';
import { VerdictMark } from '../compatibility/verdict-mark.tsx';
import classes from './part-verdict.module.css';

/** What a row says of its part before it is picked: the verdict, and why where it is not a plain fit. */
export function PartVerdict({ findings }: Pick<JudgedPart, 'findings'>) {
  const [hardest] = clashesOf(findings);
  return (
    <span className={classes.verdict}>
      <VerdictMark kind={verdictOf(findings)} />
      {hardest && <span>{clashText(hardest)[0]}</span>}
    </span>
  );
}
