import { formatFigure, type UnitSystem } from '@pp-tools/domain/core';
import type { ComponentSort, ComponentType, GroupsetComponent } from '@pp-tools/domain/groupset';
import { ownBrand, ownId } from '@pp-tools/domain/part';
import { useMemo, useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { componentSortTexts, configureGroupsetTexts } from '../../../texts/builder-groupset-texts.ts';
import { slotNames } from '../../../texts/slot-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { clashesOf, type JudgedPart, judgeParts } from '../compatibility/part-verdicts.ts';
import { VerdictLine } from '../compatibility/verdict-line.tsx';
import { ChoiceList, ChoiceRow } from '../parts/choice-list.tsx';
import { ComponentPicture, PhotoOr } from '../parts/part-picture.tsx';
import { SortControl } from '../parts/sort-control.tsx';
import { BlockedParts } from './blocked-parts.tsx';
import { ComponentEditor } from './component-editor.tsx';
import classes from './configure-groupset.module.css';
import { type GroupsetDraft, isChosen, listed, productsOf } from './use-groupset-draft.ts';

/** More rows than this come on demand: a tab answers at once even with thousands of parts. */
const shownAtFirst = 60;

interface PictureProps {
  readonly component: GroupsetComponent;
  readonly isLarge?: boolean;
}

const Picture = ({ component, isLarge = false }: PictureProps) => (
  <PhotoOr link={component.imageLink}>
    <ComponentPicture
      type={component.type}
      teeth={component.chainringTeeth}
      range={component.cassetteRange}
      speed={component.speed}
      isLarge={isLarge}
    />
  </PhotoOr>
);

/** What tells parts of one type apart at a glance. */
const noteOf = (part: GroupsetComponent): string =>
  [
    part.brand,
    part.speed === null ? null : `${part.speed} speed`,
    part.chainringTeeth && `${part.chainringTeeth}T`,
    part.cassetteRange && `${part.cassetteRange}T`,
    part.freehub && `${part.freehub} freehub`,
    part.bottomBracketType,
  ]
    .filter(Boolean)
    .join(', ');

/** 0 is a figure that stands in another part's; it is said in words, because $0 reads as a gift. */
const figure = (value: number | null, kind: 'money' | 'grams', units: UnitSystem): string =>
  value === 0 ? configureGroupsetTexts.counted : formatFigure(value, kind, units);

const isPlainFit = ({ findings }: JudgedPart): boolean =>
  clashesOf(findings).every(({ severity }) => severity === 'note');

interface ComponentTabProps {
  readonly type: ComponentType;
  readonly draft: GroupsetDraft;
}

/** The parts of one type: sorted, one chosen, the visitor's own as last entry. */
export function ComponentTab({ type, draft }: ComponentTabProps) {
  const units = useUnits();
  const [sort, setSort] = useState<ComponentSort>('default');
  const [isAll, setAll] = useState(false);
  const [zoomed, setZoomed] = useState<GroupsetComponent | null>(null);
  const { groupset, components, parts, defaults, choose } = draft;
  const products = useMemo(
    () => productsOf(type, { groupset, components }, sort),
    [type, groupset, components, sort],
  );
  const choice = parts[type];
  const { bike, overrides } = draft;
  const judged = useMemo(() => judgeParts(products, { bike, overrides }), [products, bike, overrides]);
  const isOpen = ({ component, blocks }: JudgedPart) => blocks.length === 0 || isChosen(choice, component);
  const open = judged.filter(isOpen);
  // Parts that need a look come after those that fit, unless the visitor asked for another order.
  const offered =
    sort === 'default' ? [...open.filter(isPlainFit), ...open.filter((part) => !isPlainFit(part))] : open;
  const shown = isAll ? offered : offered.slice(0, shownAtFirst);
  const bringOwn = () =>
    choose(type, {
      kind: 'own',
      id: ownId(Date.now()),
      name: `My ${slotNames[type]}`,
      brand: ownBrand,
      price: null,
      weight: null,
    });
  return (
    <div className={classes.tab}>
      {choice ? (
        <ComponentEditor
          key={choice.kind === 'own' ? choice.id : choice.component.id}
          type={type}
          choice={choice}
          onChange={(next) => choose(type, next)}
          onRemove={
            choice.kind === 'catalogue' && choice.component.groupsetModel === groupset.model
              ? null
              : () => choose(type, null)
          }
        />
      ) : (
        <p className={classes.none}>{configureGroupsetTexts.none}</p>
      )}
      <SortControl
        label="Sort by"
        dialogTitle="Sort"
        options={componentSortTexts}
        value={sort}
        onChange={setSort}
        isAlwaysSelect
      />
      <ChoiceList label={slotNames[type]} emptyText="No parts of this type" count={offered.length + 1}>
        {shown.map(({ component, findings }) => (
          <ChoiceRow
            key={component.id}
            name={component.name}
            note={noteOf(component)}
            price={figure(component.price, 'money', units)}
            weight={figure(component.weight, 'grams', units)}
            picture={<Picture component={component} />}
            badge={component.groupsetModel === groupset.model ? 'Default' : null}
            verdict={<VerdictLine findings={findings} />}
            isSelected={isChosen(choice, component)}
            onSelect={() => choose(type, isChosen(choice, component) ? null : listed(component))}
            onZoom={() => setZoomed(component)}
          />
        ))}
        <ChoiceRow
          name={configureGroupsetTexts.bringMyOwn}
          note="Your own part, with your price and weight"
          price={choice?.kind === 'own' ? formatFigure(choice.price, 'money') : ''}
          weight={choice?.kind === 'own' ? formatFigure(choice.weight, 'grams', units) : ''}
          picture={<PlusIcon />}
          isSelected={choice?.kind === 'own'}
          onSelect={() => (choice?.kind === 'own' ? choose(type, defaults[type] ?? null) : bringOwn())}
        />
      </ChoiceList>
      {shown.length < offered.length && (
        <Button onClick={() => setAll(true)}>Show all {offered.length}</Button>
      )}
      <BlockedParts type={type} judged={judged.filter((part) => !isOpen(part))} draft={draft} />
      {zoomed && (
        <Dialog title={zoomed.name} width={640} onClose={() => setZoomed(null)}>
          <div className={classes.zoom}>
            <Picture component={zoomed} isLarge />
          </div>
          <p>{noteOf(zoomed)}</p>
        </Dialog>
      )}
    </div>
  );
}
