import { type Build, type BuildLine, type BuildStep, buildLines } from '@pp-tools/domain/bike';
import { wheelsetClashes } from '@pp-tools/domain/compatibility';
import { isGroupsetModified } from '@pp-tools/domain/groupset';
import { otherCategories } from '@pp-tools/domain/part';
import type { ReactNode } from 'react';
import { bikeText, wheelsetClashText } from '../../../texts/builder-texts.ts';
import { otherCategoryTexts } from '../../../texts/components-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { editAddress } from '../page/step-addresses.ts';
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
}

/** The parts of one section by name, or that nothing is chosen; their figures stand in the cost breakdown. */
function Names({ parts }: { readonly parts: readonly NamedPart[] }) {
  if (parts.length === 0) return <p className={classes.empty}>Not selected</p>;
  return (
    <ul>
      {parts.map(({ what, name }) => (
        <li key={`${what} ${name}`}>
          <small>{what}</small>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

const namesOf = (lines: readonly BuildLine[]): readonly NamedPart[] =>
  lines.map(({ slot, name, isOwn }) => ({
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
        <Names parts={namesOf(of('frame'))} />
      </Section>
      <Section title="Wheelset Selection" editAt={edit('wheelset')}>
        <Names parts={namesOf(of('wheelset'))} />
        {clashes.map((clash) => (
          <p key={clash.code} className={classes.clash}>
            {wheelsetClashText(clash)}
          </p>
        ))}
      </Section>
      <Section title="Components Selection" editAt={edit('components', 'groupset')}>
        <Names parts={groupsetNames(build)} />
      </Section>
      {otherCategories.map((category) => {
        const chosen = of('others').filter(({ slot }) => slot === category);
        return chosen.length === 0 ? null : (
          <Section
            key={category}
            title={otherCategoryTexts[category].section}
            editAt={edit('components', category)}
          >
            <Names parts={namesOf(chosen)} />
          </Section>
        );
      })}
    </div>
  );
}
