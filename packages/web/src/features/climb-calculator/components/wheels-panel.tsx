import { comparedCount } from '@pp-tools/domain/climb';
import { commonRimFrame, drawRimSection, rimFiguresOf } from '@pp-tools/domain/drawing';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useId, useMemo, useState } from 'react';
import { holdsWords, searchWords } from '../../../shop/search-words.ts';
import { shelfFirst, useShelf } from '../../../shop/shelf.ts';
import { leftOutText, wheelsTexts } from '../../../texts/climb-setup-texts.ts';
import { shelfTexts } from '../../../texts/shelf-texts.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import type { TyreList } from '../api/tyre-list.ts';
import type { Climb } from '../state/use-climb.ts';
import type { ChosenWheels } from '../state/use-comparison.ts';
import panel from './panel.module.css';
import classes from './wheels-panel.module.css';
import { WheelsRow } from './wheels-row.tsx';

interface WheelsPanelProps {
  readonly climb: Climb;
  readonly chosen: ChosenWheels;
  readonly catalogue: readonly Wheelset[];
  readonly isLoading: boolean;
  readonly tyres: TyreList;
  /** Tires are asked for. */
  readonly onTyres: () => void;
}

const maxOptions = 30;

function AddWheels({ climb, catalogue }: Pick<WheelsPanelProps, 'climb' | 'catalogue'>) {
  const { ids } = climb.climb;
  const [text, setText] = useState('');
  const words = searchWords(text);
  const shelf = useShelf();
  const matches = shelfFirst(
    catalogue.filter(({ ppId, name }) => !ids.includes(ppId) && holdsWords(name.toLowerCase(), words)),
    shelf,
  );
  const isOnShelf = (wheelset: Wheelset | undefined) => wheelset !== undefined && shelf.includes(wheelset.id);
  /** The title above an option: at the beginning of the shelf's and of the others behind it. */
  const opens = (index: number): string | null => {
    if (!isOnShelf(matches[0]) || isOnShelf(matches[index]) === isOnShelf(matches[index - 1])) return null;
    return index === 0 ? shelfTexts.from : shelfTexts.others;
  };
  const take = (value: string) => {
    const taken = catalogue.find(({ name, ppId }) => name === value && !ids.includes(ppId));
    if (taken === undefined) return setText(value);
    climb.change({ ids: [...ids, taken.ppId] });
    setText('');
  };
  if (ids.length >= comparedCount.max)
    return <p className={panel.hint}>{wheelsTexts.most(comparedCount.max)}</p>;
  return (
    <Combobox
      label={wheelsTexts.add}
      value={text}
      options={matches
        .slice(0, maxOptions)
        .map(({ ppId, name }, index) => ({ key: ppId, text: name, opens: opens(index) }))}
      onChange={take}
      menuHeight={300}
      emptyText={wheelsTexts.noMatch}
      footer={matches.length > maxOptions ? wheelsTexts.more(matches.length - maxOptions) : null}
    />
  );
}

/** The compared wheelsets: which, which one is the baseline, and what is the visitor's own about them. */
export function WheelsPanel(props: WheelsPanelProps) {
  const { climb, chosen, catalogue, isLoading, tyres, onTyres } = props;
  const group = useId();
  const base = chosen.compared[chosen.baseline];
  const frame = useMemo(
    () => commonRimFrame(chosen.wheelsets.map((each) => drawRimSection(rimFiguresOf(each, 'front')))),
    [chosen.wheelsets],
  );
  const isFew = chosen.wheelsets.length < comparedCount.min;
  return (
    <section className={panel.panel} aria-label={wheelsTexts.title}>
      <h2>{wheelsTexts.title}</h2>
      {/* The rows keep their height while they load, so that nothing moves under a finger. */}
      <ul className={classes.list} style={isLoading ? { minHeight: (climb.climb.ids.length || 3) * 85 } : {}}>
        {chosen.wheelsets.map((wheelset, place) => (
          <WheelsRow
            key={wheelset.ppId}
            climb={climb}
            wheelset={wheelset}
            compared={chosen.compared.find(({ id }) => id === wheelset.id)}
            base={base}
            place={place}
            group={group}
            tyres={tyres}
            frame={frame}
            onOpen={onTyres}
          />
        ))}
      </ul>
      <AddWheels climb={climb} catalogue={catalogue} />
      <p className={panel.hint}>{isFew ? wheelsTexts.few : wheelsTexts.baselineHint}</p>
      {chosen.leftOut.map((each) => (
        <p key={each.id} className={panel.fault} role="status">
          {leftOutText(each)}
        </p>
      ))}
      {chosen.unknown > 0 && <p className={panel.hint}>{wheelsTexts.unknown(chosen.unknown)}</p>}
    </section>
  );
}
