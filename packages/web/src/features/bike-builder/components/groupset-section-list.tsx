import type { BikeSelection } from '@pp-tools/domain/frameset';
import {
  filterGroupsets,
  type Groupset,
  type GroupsetChoice,
  type GroupsetFilter,
  type GroupsetSection,
  groupsetFigures,
} from '@pp-tools/domain/groupset';
import { useId, useMemo, useState } from 'react';
import { publicConfig } from '../../../platform/public-config.ts';
import { groupsetFilterTexts, groupsetSectionText } from '../../../texts/components-texts.ts';
import { useBuild } from '../builds/build-store.ts';
import { PartGrid } from '../parts/part-card.tsx';
import { SortControl } from '../parts/sort-control.tsx';
import classes from './components-step.module.css';
import { GroupsetCard } from './groupset-card.tsx';

/** A groupset with the price that its card shows, which may be the sum of its parts. */
function asShown(choice: GroupsetChoice): Groupset {
  const { price } = groupsetFigures(choice);
  return { ...choice.groupset, price: price.kind === 'missing' ? null : price.value };
}

/** The choices under a filter; those for the visitor's kind of bike come first where no order is asked for. */
function shownChoices(
  choices: readonly GroupsetChoice[],
  filter: GroupsetFilter,
  bike: BikeSelection | null,
): readonly GroupsetChoice[] {
  const isMade = ({ groupset }: GroupsetChoice): boolean => groupset.use.toLowerCase() === bike?.type;
  const ordered = [...choices.filter(isMade), ...choices.filter((choice) => !isMade(choice))];
  const byId = new Map(choices.map((choice) => [choice.groupset.id, choice]));
  return filterGroupsets(ordered.map(asShown), filter).flatMap(({ id }) => byId.get(id) ?? []);
}

interface GroupsetSectionListProps {
  readonly section: GroupsetSection;
  readonly choices: readonly GroupsetChoice[];
  readonly onConfigure: (groupset: Groupset) => void;
}

/** The groupsets of one brand under a filter of their own. */
export function GroupsetSectionList({ section, choices, onConfigure }: GroupsetSectionListProps) {
  const [filter, setFilter] = useState<GroupsetFilter>('all');
  const { bike, groupset: selected } = useBuild();
  const headingId = useId();
  const name = groupsetSectionText(section, publicConfig.ownBrand);
  const shown = useMemo(() => shownChoices(choices, filter, bike), [choices, filter, bike]);
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div className={classes.sectionHead}>
        <h2 id={headingId}>{name}</h2>
        <p role="status">
          {shown.length} of {choices.length}
        </p>
        <SortControl
          label={`Filter ${name}`}
          dialogTitle={`Filter ${name} Groupsets`}
          options={groupsetFilterTexts}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {shown.length === 0 && (
        <p className={classes.none}>
          {choices.length === 0
            ? `No ${name} groupsets in the catalogue`
            : `No ${name} groupsets of this kind`}
        </p>
      )}
      <PartGrid label={`${name} groupsets`}>
        {shown.map((choice) => (
          <GroupsetCard
            key={choice.groupset.id}
            choice={choice}
            isSelected={selected?.groupset.id === choice.groupset.id}
            onConfigure={() => onConfigure(choice.groupset)}
          />
        ))}
      </PartGrid>
    </section>
  );
}
