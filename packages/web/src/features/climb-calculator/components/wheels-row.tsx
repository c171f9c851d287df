import { type ComparedWheels, isDepthAssumed, ownWeightRange, rollingTests } from '@pp-tools/domain/climb';
import { formatFigure } from '@pp-tools/domain/core';
import type { RimFrame } from '@pp-tools/domain/drawing';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { useUnits } from '../../../platform/unit-preference.ts';
import { UnitField } from '../../../shop/unit-field.tsx';
import { RimPicture } from '../../../shop/wheel-picture.tsx';
import { wheelsetMark } from '../../../shop/wheelset-origin.ts';
import { rollingTestTexts, wheelsTexts } from '../../../texts/climb-setup-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DatumSign } from '../../../ui/datum-button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { TyreList } from '../api/tyre-list.ts';
import type { Climb } from '../state/use-climb.ts';
import { Letter } from './letter.tsx';
import panel from './panel.module.css';
import classes from './wheels-panel.module.css';

interface TyreFieldProps {
  readonly label: string;
  readonly list: TyreList;
  readonly chosen: string | undefined;
  readonly onChange: (id: string) => void;
}

function TyreField({ label, list, chosen = '', onChange }: TyreFieldProps) {
  if (list.state === 'loading') return <p className={panel.hint}>{wheelsTexts.tyresLoading}</p>;
  if (list.state === 'failed') return <p className={panel.fault}>{wheelsTexts.tyresFailed}</p>;
  return (
    <>
      <SelectField label={label} value={chosen} onChange={onChange}>
        <option value="">{wheelsTexts.sameTyre}</option>
        {rollingTests.map((test) => (
          <optgroup key={test} label={rollingTestTexts[test]}>
            {list.tyres
              .filter((tyre) => tyre.test === test)
              .map(({ id, name, rolling }) => (
                <option key={id} value={id}>
                  {wheelsTexts.tyreOption(name, rolling)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <p className={panel.hint}>{wheelsTexts.tyreHint}</p>
    </>
  );
}

interface WheelsRowProps {
  readonly climb: Climb;
  readonly wheelset: Wheelset;
  /** As the climb compares it; `undefined` when it is left out. */
  readonly compared: ComparedWheels | undefined;
  readonly base: ComparedWheels | undefined;
  readonly place: number;
  readonly group: string;
  readonly tyres: TyreList;
  /** Holds the rim sections of all rows. */
  readonly frame: RimFrame;
  readonly onOpen: () => void;
}

/** Pixels for a millimetre of a rim: half of its size. */
const rimScale = 0.5;

function Facts({ climb, wheelset, compared }: Pick<WheelsRowProps, 'climb' | 'wheelset' | 'compared'>) {
  const units = useUnits();
  const { ppId, weight, front, price } = wheelset;
  const own = climb.climb.ownWeights[ppId];
  const shown = formatFigure(own ?? weight, 'grams', units);
  return (
    <span className={panel.hint}>
      {own === undefined ? (
        <span {...wheelsetMark(wheelset, 'weight')}>{shown}</span>
      ) : (
        wheelsTexts.onYourScale(shown)
      )}
      ,{' '}
      <span {...wheelsetMark(wheelset, 'frontRimDepth')}>
        {wheelsTexts.deep(formatFigure(front.rimDepth, 'millimetres', units))}
      </span>
      , <span {...wheelsetMark(wheelset, 'price')}>{formatFigure(price, 'money', units)}</span>
      {compared && isDepthAssumed(compared) && wheelsTexts.depthAssumed}
      {compared?.tyre && `; ${compared.tyre.name}`}
    </span>
  );
}

/** A wheelset of the comparison: the baseline or not, its weight on the visitor's own scale and its tires. */
export function WheelsRow(props: WheelsRowProps) {
  const { climb, wheelset, compared, base, place, group, tyres, frame, onOpen } = props;
  const { ids, baseline, ownWeights, ownTyres } = climb.climb;
  const { ppId, shortName, weight } = wheelset;
  const index = ids.indexOf(ppId);
  const isBaseline = wheelset.id === base?.id;
  const remove = () => {
    const next = index < baseline ? baseline - 1 : index === baseline ? 0 : baseline;
    climb.change({ ids: ids.filter((id) => id !== ppId), baseline: next });
  };
  const chooseTyre = (tyre: string) => {
    const { [ppId]: _, ...others } = ownTyres;
    climb.change({ ownTyres: tyre === '' ? others : { ...others, [ppId]: tyre } });
  };
  const isTyreLeftOut = compared?.tyre && compared.tyre.test !== base?.tyre?.test;
  return (
    <li className={classes.row} data-baseline={isBaseline}>
      <label className={classes.choice}>
        <input
          type="radio"
          name={group}
          checked={isBaseline}
          onChange={() => climb.change({ baseline: index })}
          aria-label={wheelsTexts.baseline(shortName)}
        />
        <DatumSign isFilled={isBaseline} />
        <Letter place={place} />
        <span className={classes.name}>
          {shortName}
          <Facts climb={climb} wheelset={wheelset} compared={compared} />
        </span>
      </label>
      <RimPicture wheelset={wheelset} frame={frame} scale={rimScale} />
      <Button look="icon" aria-label={wheelsTexts.remove(shortName)} onClick={remove}>
        <CloseIcon />
      </Button>
      {isTyreLeftOut && (
        <p className={panel.hint} role="status">
          {wheelsTexts.tyreNotCounted(shortName)}
        </p>
      )}
      <details className={panel.more} onToggle={(event) => event.currentTarget.open && onOpen()}>
        <summary aria-label={wheelsTexts.ownOf(shortName)}>{wheelsTexts.own}</summary>
        <div>
          <UnitField
            label={wheelsTexts.ownWeight(shortName)}
            kind="wheelWeight"
            value={ownWeights[ppId] ?? weight ?? ownWeightRange.start}
            range={ownWeightRange}
            onChange={(grams) => climb.change({ ownWeights: { ...ownWeights, [ppId]: Math.round(grams) } })}
          />
          <TyreField
            label={wheelsTexts.tyre(shortName)}
            list={tyres}
            chosen={ownTyres[ppId]}
            onChange={chooseTyre}
          />
        </div>
      </details>
    </li>
  );
}
