import type { LinkDifference } from '@pp-tools/domain/comparison';
import { type LinkAnswer, LinkQuestion } from '../../../shop/link-question.tsx';
import { linkedComparisonTexts as texts } from '../../../texts/link-texts.ts';

interface ComparisonQuestionProps {
  readonly difference: LinkDifference;
  readonly onAnswer: (answer: LinkAnswer) => void;
}

const maxNames = 5;

const named = (wheelsets: LinkDifference['added']): string => {
  const names = wheelsets
    .slice(0, maxNames)
    .map(({ shortName }) => shortName)
    .join(', ');
  return wheelsets.length > maxNames ? texts.more(names, wheelsets.length - maxNames) : names;
};

/** Asks what to do with a linked comparison while there is a list of the visitor's own. */
export function ComparisonQuestion({
  difference: { linked, added, missing, unknown, otherBaseline },
  onAnswer,
}: ComparisonQuestionProps) {
  return (
    <LinkQuestion<LinkAnswer> title={texts.question} offers={['replace', 'merge']} onAnswer={onAnswer}>
      <p>{texts.holds(linked.length)}</p>
      <ul>
        {added.length > 0 && <li>{texts.onlyLinked(named(added))}</li>}
        {missing.length > 0 && <li>{texts.onlyOwn(named(missing))}</li>}
        {added.length + missing.length === 0 && <li>{texts.sameWheelsets}</li>}
        {otherBaseline && (
          <li>{texts.baselines(otherBaseline.linked?.shortName, otherBaseline.own?.shortName)}</li>
        )}
        {unknown > 0 && <li>{texts.unknown(unknown)}</li>}
      </ul>
    </LinkQuestion>
  );
}
