import type { Build, BuildLine, BuildStep } from '@pp-tools/domain/bike';
import { wheelsetClashes } from '@pp-tools/domain/compatibility';
import { otherCategories } from '@pp-tools/domain/part';
import type { ReactNode } from 'react';
import { bikeText, wheelsetClashText } from '../../../texts/builder-texts.ts';
import { otherCategoryTexts } from '../../../texts/components-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { editAddress } from '../page/step-addresses.ts';
import { FigureText } from '../parts/figure-text.tsx';
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

/** The lines of one section, or that nothing is chosen. */
function Lines({ lines }: { readonly lines: readonly BuildLine[] }) {
  if (lines.length === 0) return <p className={classes.empty}>Not selected</p>;
  return (
    <ul>
      {lines.map(({ slot, name, isOwn, figures }) => (
        <li key={`${slot} ${name}`}>
          <small>
            {slotNames[slot]}
            {isOwn && ', brought by you'}
          </small>
          <span>{name ?? 'Default'}</span>
          <span>
            <FigureText figure={figures.weight} kind="grams" /> ·{' '}
            <FigureText figure={figures.price} kind="money" />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface SectionCardsProps {
  readonly build: Build;
  readonly lines: readonly BuildLine[];
  readonly isEditable: boolean;
}

/** One card for each choice, with the way back to its step (BLD-90). */
export function SectionCards({ build, lines, isEditable }: SectionCardsProps) {
  const { bike, wheelset, frame } = build;
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
        <Lines lines={of('frame')} />
      </Section>
      <Section title="Wheelset Selection" editAt={edit('wheelset')}>
        <Lines lines={of('wheelset')} />
        {clashes.map((clash) => (
          <p key={clash.code} className={classes.clash}>
            {wheelsetClashText(clash)}
          </p>
        ))}
      </Section>
      <Section title="Components Selection" editAt={edit('components', 'groupset')}>
        <Lines lines={of('groupset')} />
      </Section>
      {otherCategories.map((category) => {
        const chosen = of('others').filter(({ slot }) => slot === category);
        return chosen.length === 0 ? null : (
          <Section
            key={category}
            title={otherCategoryTexts[category].section}
            editAt={edit('components', category)}
          >
            <Lines lines={chosen} />
          </Section>
        );
      })}
    </div>
  );
}
