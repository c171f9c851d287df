import {
  filterGroupsets,
  type Groupset,
  type GroupsetChoice,
  type GroupsetFilter,
  type GroupsetSection,
} from '@pp-tools/domain/groupset';
import { useId, useState } from 'react';
import { publicConfig } from '../../../../platform/public-config.ts';
import { groupsetFilterTexts, groupsetSectionText } from '../../../../texts/components-texts.ts';
import { useBuild } from '../../state/build-store.ts';
import { PartGrid } from '../part-card.tsx';
import { SortControl } from '../sort-control.tsx';
import classes from './components-step.module.css';
import { GroupsetCard } from './groupset-card.tsx';

interface GroupsetSectionListProps {
  readonly section: GroupsetSection;
  readonly choices: readonly GroupsetChoice[];
}

/** The groupsets of one brand under a filter of their own. */
export function GroupsetSectionList({ section, choices }: GroupsetSectionListProps) {
  const [filter, setFilter] = useState<GroupsetFilter>('all');
  const { bike, groupset: selected } = useBuild();
  const headingId = useId();
  const name = groupsetSectionText(section, publicConfig.ownBrand);
  const isMade = (groupset: Groupset): boolean => groupset.use.toLowerCase() === bike?.type;
  const all = choices.map(({ groupset }) => groupset);
  // Those for the visitor's kind of bike come first; the rest may be what an unusual build wants.
  const ordered = [...all.filter(isMade), ...all.filter((groupset) => !isMade(groupset))];
  const shown = filterGroupsets(ordered, filter).flatMap(
    (groupset) => choices.find((choice) => choice.groupset === groupset) ?? [],
  );
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div className={classes.sectionHead}>
        <h2 id={headingId}>{name}</h2>
        <p role="status">
          {shown.length} of {all.length}
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
          {all.length === 0 ? `No ${name} groupsets in the catalogue` : `No ${name} groupsets of this kind`}
        </p>
      )}
      <PartGrid label={`${name} groupsets`}>
        {shown.map((choice) => (
          <GroupsetCard
            key={choice.groupset.id}
            choice={choice}
            isSelected={selected?.groupset.id === choice.groupset.id}
          />
        ))}
      </PartGrid>
    </section>
  );
}
