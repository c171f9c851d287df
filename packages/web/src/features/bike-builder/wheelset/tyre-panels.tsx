import { formatDimension, formatFigure } from '@pp-tools/domain/core';
import {
  filterTubes,
  filterTyres,
  initialSealant,
  noTubeFilter,
  noTyreFilter,
  type Sealant,
  sealantTotal,
  sortTubes,
  sortTyres,
  type Tube,
  type TubeChoice,
  type TubeFilter,
  type TubeSort,
  type Tyre,
  type TyreFilter,
  type TyreSort,
  tubeFilterBrands,
  tubeFilterMaterials,
  tubeFilterValves,
  tyreFilterBrands,
  tyreFilterTypes,
  type WheelsetChoice,
} from '@pp-tools/domain/part';
import { type ReactNode, useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { tubeSortTexts, tyreSortTexts, wheelsetStepTexts } from '../../../texts/builder-wheelset-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterIcon } from '../../../ui/icons.tsx';
import { TyreVerdict } from '../compatibility/loaded-verdicts.tsx';
import { ChoiceList, ChoiceRow } from '../parts/choice-list.tsx';
import { FilterDialog, type FilterGroup } from '../parts/filter-dialog.tsx';
import { TubePicture, TyrePicture } from '../parts/part-picture.tsx';
import { SortControl } from '../parts/sort-control.tsx';
import { SealantDialog } from './sealant-dialog.tsx';
import classes from './tyre-dialog.module.css';

interface PanelProps {
  readonly title: string;
  readonly ticks: number;
  readonly onFilter: () => void;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** One of the two lists with its tools. */
function Panel({ title, ticks, onFilter, tools, children }: PanelProps) {
  return (
    <section className={classes.panel} aria-label={title}>
      <h3>{title}</h3>
      <div className={classes.tools}>
        <Button aria-label={`Filter ${title.toLowerCase()}`} onClick={onFilter}>
          <FilterIcon /> Filter{ticks > 0 ? ` (${ticks})` : ''}
        </Button>
        {tools}
      </div>
      {children}
    </section>
  );
}

const tyreGroups: readonly FilterGroup<keyof TyreFilter>[] = [
  { key: 'brands', label: 'Brand', values: tyreFilterBrands },
  { key: 'types', label: 'Type', values: tyreFilterTypes },
];
const tubeGroups: readonly FilterGroup<keyof TubeFilter>[] = [
  { key: 'brands', label: 'Brand', values: tubeFilterBrands },
  { key: 'valves', label: 'Valve', values: tubeFilterValves },
  { key: 'materials', label: 'Material', values: tubeFilterMaterials },
];

/** The ticked values that belong to a closed list. */
const among = <Value extends string>(values: readonly Value[], ticked: readonly string[]): readonly Value[] =>
  values.filter((value) => ticked.includes(value));

interface TyrePanelProps {
  /** Those that fit. */
  readonly tyres: readonly Tyre[];
  /** The wheelset that they are judged on. */
  readonly wheelset: WheelsetChoice;
  readonly chosen: Tyre | null;
  readonly onChoose: (tyre: Tyre | null) => void;
}

/** The tyre list (BLD-46). */
export function TyrePanel({ tyres, wheelset, chosen, onChoose }: TyrePanelProps) {
  const units = useUnits();
  const [filter, setFilter] = useState(noTyreFilter);
  const [sort, setSort] = useState<TyreSort>('priceAscending');
  const [isFiltering, setFiltering] = useState(false);
  const shown = sortTyres(filterTyres(tyres, filter), sort);
  return (
    <Panel
      title="Tires"
      ticks={filter.brands.length + filter.types.length}
      onFilter={() => setFiltering(true)}
      tools={
        <SortControl
          label="Sort tires by"
          dialogTitle="Sort Tires"
          options={tyreSortTexts}
          value={sort}
          onChange={setSort}
          isAlwaysSelect
        />
      }
    >
      <ChoiceList label="Tires" emptyText={wheelsetStepTexts.noTyres} count={shown.length}>
        {shown.map((tyre) => (
          <ChoiceRow
            key={tyre.id}
            name={tyre.name}
            note={`${formatDimension(tyre.width, units)}, ${tyre.type}`}
            price={formatFigure(tyre.price, 'money')}
            weight={formatFigure(tyre.weight, 'grams', units)}
            picture={<TyrePicture tyre={tyre} />}
            verdict={<TyreVerdict tyre={tyre} on={wheelset} />}
            isSelected={tyre.id === chosen?.id}
            onSelect={() => onChoose(tyre.id === chosen?.id ? null : tyre)}
          />
        ))}
      </ChoiceList>
      {isFiltering && (
        <FilterDialog
          title="Filter Tires"
          groups={tyreGroups}
          ticked={filter}
          nothing={noTyreFilter}
          onApply={({ brands, types }) => setFilter({ brands, types: among(tyreFilterTypes, types) })}
          onClose={() => setFiltering(false)}
        />
      )}
    </Panel>
  );
}

interface TubePanelProps {
  /** Those that hold the chosen tyre. */
  readonly tubes: readonly Tube[];
  /** The sealant that was mixed in this dialog or before; it stands first. */
  readonly sealant: Sealant | null;
  readonly chosen: TubeChoice | null;
  readonly onChoose: (choice: TubeChoice | null) => void;
}

const sealantName = ({ brand }: Sealant): string => (brand === null ? 'Sealant' : `Sealant (${brand})`);

/** The tube list with the sealant first (BLD-46, BLD-47). */
export function TubePanel({ tubes, sealant, chosen, onChoose }: TubePanelProps) {
  const units = useUnits();
  const [filter, setFilter] = useState(noTubeFilter);
  const [sort, setSort] = useState<TubeSort>('priceAscending');
  const [open, setOpen] = useState<'filter' | 'sealant' | null>(null);
  const shown = sortTubes(filterTubes(tubes, filter), sort);
  const close = () => setOpen(null);
  const tubeId = chosen?.kind === 'tube' ? chosen.tube.id : null;
  return (
    <Panel
      title="Tubes"
      ticks={filter.brands.length + filter.valves.length + filter.materials.length}
      onFilter={() => setOpen('filter')}
      tools={
        <>
          <SortControl
            label="Sort tubes by"
            dialogTitle="Sort Tubes"
            options={tubeSortTexts}
            value={sort}
            onChange={setSort}
            isAlwaysSelect
          />
          <Button onClick={() => setOpen('sealant')}>{wheelsetStepTexts.sealant}</Button>
        </>
      }
    >
      <ChoiceList
        label="Tubes"
        emptyText={wheelsetStepTexts.noTubes}
        count={shown.length + (sealant === null ? 0 : 1)}
      >
        {sealant !== null && (
          <ChoiceRow
            name={sealantName(sealant)}
            note={`${sealant.grams} ml at $${sealant.pricePerGram.toFixed(2)} per gram, for both tires`}
            price={`$${sealantTotal(sealant).toFixed(2)}`}
            weight={formatFigure(sealant.grams, 'grams', units)}
            picture={<TubePicture isSealant />}
            isSelected={chosen?.kind === 'sealant'}
            onSelect={() => onChoose(chosen?.kind === 'sealant' ? null : { kind: 'sealant', sealant })}
          />
        )}
        {shown.map((tube) => (
          <ChoiceRow
            key={tube.id}
            name={tube.name}
            note={`${tube.valve}, ${tube.material}`}
            price={formatFigure(tube.price, 'money')}
            weight={formatFigure(tube.weight, 'grams', units)}
            picture={<TubePicture isSealant={false} />}
            isSelected={tube.id === tubeId}
            onSelect={() => onChoose(tube.id === tubeId ? null : { kind: 'tube', tube })}
          />
        ))}
      </ChoiceList>
      {open === 'filter' && (
        <FilterDialog
          title="Filter Tubes"
          groups={tubeGroups}
          ticked={filter}
          nothing={noTubeFilter}
          onApply={({ brands, valves, materials }) =>
            setFilter({
              brands,
              valves: among(tubeFilterValves, valves),
              materials: among(tubeFilterMaterials, materials),
            })
          }
          onClose={close}
        />
      )}
      {open === 'sealant' && (
        <SealantDialog
          start={sealant ?? initialSealant}
          onUse={(mixed) => onChoose({ kind: 'sealant', sealant: mixed })}
          onClose={close}
        />
      )}
    </Panel>
  );
}
