import {
  type Build,
  type BuildLine,
  type BuildStep,
  buildLines,
  type ChosenPart,
  chosenParts,
} from '@pp-tools/domain/bike';
import { wheelsetClashes } from '@pp-tools/domain/compatibility';
import { isGroupsetModified } from '@pp-tools/domain/groupset';
import { type BikeSlot, isComponentSlot, otherCategories } from '@pp-tools/domain/part';
import type { ReactNode } from 'react';
import { wheelsetClashText } from '../../../texts/builder-list-texts.ts';
import { bikeText } from '../../../texts/builder-texts.ts';
import { otherCategoryTexts } from '../../../texts/components-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { editAddress } from '../page/step-addresses.ts';
import { discontinuedParts, useAssortment } from '../parts/assortment.ts';
import { ShopWords } from '../parts/shop-words.tsx';
import classes from './summary-step.module.css';

interface SectionProps {
  readonly title: string;
  /** Where Edit leads; null shows none. */
  readonly editAt: string | null;
  readonly children: ReactNode;
}

const Section = ({ title, editAt, children }: SectionProps) => (
  <section className={classes.card} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {editAt !== null && (
        <a className={`${buttonClass} no-print`} data-look="quiet" href={editAt} aria-label={`Edit ${title}`}>
          Edit
        </a>
      )}
    </header>
    {children}
  </section>
);

interface NamedPart {
  readonly what: string;
  readonly name: string;
  readonly slot: BikeSlot;
  /** In the catalogue; null for everything else. */
  readonly id: string | null;
}

/** The parts of one section by name, or that nothing is chosen; their figures stand in the cost breakdown. */
function Names({
  parts,
  isEditable,
}: {
  readonly parts: readonly NamedPart[];
  readonly isEditable: boolean;
}) {
  if (parts.length === 0) return <p className={classes.empty}>Not selected</p>;
  return (
    <ul>
      {parts.map(({ what, name, slot, id }) => (
        <li key={`${what} ${name}`}>
          <small>{what}</small>
          <span>{name}</span>
          <ShopWords slot={slot} id={id} isReplaceable={isEditable} />
        </li>
      ))}
    </ul>
  );
}

/** The catalogue's id of a line's part. */
const idIn = (
  chosen: readonly ChosenPart[],
  { slot, name }: Pick<BuildLine, 'slot' | 'name'>,
): string | null =>
  chosen.find((part) => part.isListed && part.slot === slot && part.name === name)?.id ?? null;

const namesOf = (lines: readonly BuildLine[], chosen: readonly ChosenPart[]): readonly NamedPart[] =>
  lines.map(({ slot, name, isOwn }) => ({
    slot,
    id: idIn(chosen, { slot, name }),
    what: `${slotNames[slot]}${isOwn ? ', brought by you' : ''}`,
    name: name ?? 'Default',
  }));

/** A groupset is one choice; its parts are lines of the cost breakdown. */
const groupsetNames = ({ groupset }: Build): readonly NamedPart[] =>
  groupset === null
    ? []
    : [
        {
          what: `${slotNames.groupset}${isGroupsetModified(groupset) ? ', modified' : ''}`,
          name: groupset.groupset.name,
          slot: 'groupset',
          id: groupset.groupset.id,
        },
      ];

interface SectionCardsProps {
  readonly build: Build;
  readonly isEditable: boolean;
}

/** One card for each choice, with the way back to its step (BLD-90). */
export function SectionCards({ build, isEditable }: SectionCardsProps) {
  const { bike, wheelset, frame } = build;
  const lines = buildLines(build);
  const chosen = chosenParts(build);
  const components = chosen.filter(({ slot }) => isComponentSlot(slot));
  // Parts of a groupset are lines of the cost breakdown; those that the shop no longer sells need a look.
  const goneComponents = discontinuedParts(components, useAssortment()).map((part) => ({
    ...part,
    what: slotNames[part.slot],
  }));
  const names = (parts: readonly NamedPart[]) => <Names parts={parts} isEditable={isEditable} />;
  const of = (group: BuildLine['group']) => lines.filter((line) => line.group === group);
  const edit = (step: Exclude<BuildStep, 'summary'>, tab?: string) =>
    isEditable ? editAddress(step, tab) : null;
  const clashes = bike && wheelset ? wheelsetClashes(wheelset, bike, frame) : [];
  return (
    <div className={classes.cards}>
      <Section title="Bike Type" editAt={edit('bikeType')}>
        {bike === null ? <p className={classes.empty}>Not selected</p> : <p>{bikeText(bike)}</p>}
      </Section>
      <Section title="Frame Selection" editAt={edit('frameset')}>
        {names(namesOf(of('frame'), chosen))}
      </Section>
      <Section title="Wheelset Selection" editAt={edit('wheelset')}>
        {names(namesOf(of('wheelset'), chosen))}
        {clashes.map((clash) => (
          <p key={clash.code} className={classes.clash}>
            {wheelsetClashText(clash)}
          </p>
        ))}
      </Section>
      <Section title="Components Selection" editAt={edit('components', 'groupset')}>
        {names([...groupsetNames(build), ...goneComponents])}
      </Section>
      {otherCategories.map((category) => {
        const lines = of('others').filter(({ slot }) => slot === category);
        return lines.length === 0 ? null : (
          <Section
            key={category}
            title={otherCategoryTexts[category].section}
            editAt={edit('components', category)}
          >
            {names(namesOf(lines, chosen))}
          </Section>
        );
      })}
    </div>
  );
}
