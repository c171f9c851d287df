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
import {
  componentsTexts,
  groupsetFilterTexts,
  groupsetSectionText,
} from '../../../texts/components-texts.ts';
import { useBuild } from '../builds/build-store.ts';
import { Fold } from '../parts/fold.tsx';
import { PartPages } from '../parts/part-pages.tsx';
import { SortControl } from '../parts/sort-control.tsx';
import classes from './components-step.module.css';
import { GroupsetCard } from './groupset-card.tsx';

/** A groupset with the price that its card shows, which may be the sum of its parts. */
function asShown(choice: GroupsetChoice): Groupset {
  const { price } = groupsetFigures(choice);
  return { ...choice.groupset, price: price.kind === 'missing' ? null : price.value };
}

/** The choices under a filter, those for the visitor's kind of bike apart from the others. */
function shownChoices(
  choices: readonly GroupsetChoice[],
  filter: GroupsetFilter,
  bike: BikeSelection | null,
): { readonly own: readonly GroupsetChoice[]; readonly others: readonly GroupsetChoice[] } {
  const byId = new Map(choices.map((choice) => [choice.groupset.id, choice]));
  const shown = filterGroupsets(choices.map(asShown), filter).flatMap(({ id }) => byId.get(id) ?? []);
  const isMade = ({ groupset }: GroupsetChoice): boolean => groupset.use.toLowerCase() === bike?.type;
  return { own: shown.filter(isMade), others: shown.filter((choice) => !isMade(choice)) };
}

interface GroupsetSectionListProps {
  readonly section: GroupsetSection;
  readonly choices: readonly GroupsetChoice[];
  /** A search narrows the choices; then nothing is folded. */
  readonly isSearched: boolean;
  readonly onConfigure: (groupset: Groupset) => void;
}

/** Rows of a section at first: four sections share one step. */
const firstOfSection = 4;

/** The groupsets of one brand under a filter of their own; those for other kinds of bike are folded. */
export function GroupsetSectionList({ section, choices, isSearched, onConfigure }: GroupsetSectionListProps) {
  const [filter, setFilter] = useState<GroupsetFilter>('all');
  const [counts, setCounts] = useState({ own: firstOfSection, others: firstOfSection });
  const { bike, groupset: selected } = useBuild();
  const headingId = useId();
  const name = groupsetSectionText(section, publicConfig.ownBrand);
  const { own, others } = useMemo(() => shownChoices(choices, filter, bike), [choices, filter, bike]);
  const isSelected = ({ groupset }: GroupsetChoice) => selected?.groupset.id === groupset.id;
  const pages = (group: 'own' | 'others', label: string, items: readonly GroupsetChoice[]) => (
    <PartPages
      look="rows"
      label={label}
      items={items}
      count={counts[group]}
      onCount={(count) => setCounts({ ...counts, [group]: count })}
      isChosen={isSelected}
    >
      {(choice) => (
        <GroupsetCard
          key={choice.groupset.id}
          choice={choice}
          isSelected={isSelected(choice)}
          onConfigure={() => onConfigure(choice.groupset)}
        />
      )}
    </PartPages>
  );
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div className={classes.sectionHead}>
        <h2 id={headingId}>{name}</h2>
        <p role="status">
          {own.length + others.length} of {choices.length}
        </p>
        <SortControl
          label={`Filter ${name}`}
          dialogTitle={`Filter ${name} Groupsets`}
          options={groupsetFilterTexts}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {own.length + others.length === 0 && (
        <p className={classes.none}>
          {choices.length === 0 && !isSearched
            ? `No ${name} groupsets in the catalogue`
            : `No ${name} groupsets of this kind`}
        </p>
      )}
      {own.length > 0 && pages('own', `${name} groupsets`, own)}
      {others.length > 0 && (
        <Fold
          id={`${headingId}-others`}
          title={componentsTexts.forOthers(name)}
          note={String(others.length)}
          isOpen={isSearched || own.length === 0 || others.some(isSelected)}
        >
          {pages('others', componentsTexts.forOthers(name), others)}
        </Fold>
      )}
    </section>
  );
}
