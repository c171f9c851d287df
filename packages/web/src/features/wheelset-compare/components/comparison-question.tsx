import type { LinkDifference } from '@pp-tools/domain/comparison';
import { type LinkAnswer, LinkQuestion } from '../../../shop/link-question.tsx';
import { broughtTexts, linkedComparisonTexts as texts } from '../../../texts/link-texts.ts';

interface ComparisonQuestionProps {
  /** Whether another tool of ours brought the wheelsets, so that the visitor followed no link. */
  readonly isBrought: boolean;
  /** Wheelsets of the own list. */
  readonly own: number;
  readonly difference: LinkDifference;
  readonly onAnswer: (answer: LinkAnswer) => void;
  /** The link is looked at, as after closing. */
  readonly onClose: () => void;
}

const maxNames = 5;

const named = (wheelsets: LinkDifference['added']): string => {
  const names = wheelsets
    .slice(0, maxNames)
    .map(({ shortName }) => shortName)
    .join(', ');
  return wheelsets.length > maxNames ? texts.more(names, wheelsets.length - maxNames) : names;
};

/** Asks whether wheelsets that another tool brings go into the visitor's own list. */
function BroughtQuestion({
  difference,
  own,
  onAnswer,
}: Pick<ComparisonQuestionProps, 'difference' | 'own' | 'onAnswer'>) {
  const { linked, added } = difference;
  const there = linked.length - added.length;
  return (
    <LinkQuestion<LinkAnswer>
      title={broughtTexts.question(added.length, own)}
      offers={['merge', 'replace']}
      words={broughtTexts.answers}
      primary="merge"
      onAnswer={onAnswer}
    >
      <p>{broughtTexts.holds(named(added))}</p>
      {there > 0 && <p>{broughtTexts.alreadyThere(there)}</p>}
    </LinkQuestion>
  );
}

/** Asks what to do with a linked comparison while there is a list of the visitor's own. */
export function ComparisonQuestion({ isBrought, own, difference, onAnswer }: ComparisonQuestionProps) {
  if (isBrought) return <BroughtQuestion own={own} difference={difference} onAnswer={onAnswer} />;
  const { linked, added, missing, unknown, otherBaseline, otherMine } = difference;
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
        {otherMine && <li>{otherMine.own === null ? texts.theirWheels : texts.otherWheels}</li>}
        {unknown > 0 && <li>{texts.unknown(unknown)}</li>}
      </ul>
    </LinkQuestion>
  );
}
