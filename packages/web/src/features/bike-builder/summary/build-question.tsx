import { type Build, buildLines } from '@pp-tools/domain/bike';
import { LinkQuestion } from '../../../shop/link-question.tsx';
import { linkedBuildTexts as texts } from '../../../texts/link-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import type { BuildLinkAnswer } from '../builds/use-build-link.ts';

interface BuildQuestionProps {
  readonly linked: Build;
  readonly own: Build;
  readonly onAnswer: (answer: BuildLinkAnswer) => void;
}

const namesOf = (build: Build): readonly string[] =>
  buildLines(build).flatMap(({ slot, name }) => (name === null ? [] : [`${slotNames[slot]}: ${name}`]));

function NameList({ names }: { readonly names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Asks what to do with a linked build while there is one of the visitor's own. */
export function BuildQuestion({ linked, own, onAnswer }: BuildQuestionProps) {
  const mine = namesOf(own);
  const theirs = namesOf(linked);
  return (
    <LinkQuestion<BuildLinkAnswer> title={texts.question} offers={['replace']} onAnswer={onAnswer}>
      <p>{texts.holds(linked.name)}</p>
      <h3>{texts.onlyLinked}</h3>
      <NameList names={theirs.filter((name) => !mine.includes(name))} />
      <h3>{texts.onlyOwn}</h3>
      <NameList names={mine.filter((name) => !theirs.includes(name))} />
    </LinkQuestion>
  );
}
