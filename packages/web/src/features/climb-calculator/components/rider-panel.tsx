import { type ClimbSetup, positions, setupRanges, tyres } from '@pp-tools/domain/climb';
import { useState } from 'react';
import { useMediaQuery } from '../../../platform/media-query.ts';
import { useRiderProfile } from '../../../shop/rider-profile.ts';
import { UnitField } from '../../../shop/unit-field.tsx';
import { positionTexts, riderTexts, tyreTexts } from '../../../texts/climb-setup-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import panel from './panel.module.css';
import { TimeField } from './time-field.tsx';

export interface SetupProps {
  readonly setup: ClimbSetup;
  readonly onChange: (changes: Partial<ClimbSetup>) => void;
}

const efforts = [
  { value: 'power', text: riderTexts.power },
  { value: 'time', text: riderTexts.time },
] as const;

function EffortFields({ setup, onChange }: SetupProps) {
  const { effort } = setup;
  const { power, seconds } = setupRanges;
  // A figure that was entered is there again when the visitor comes back to it.
  const { powerWatts } = useRiderProfile();
  const [lastTime, setLastTime] = useState<number>(seconds.start);
  return (
    <>
      <Segments
        label={riderTexts.effortLabel}
        value={effort.kind}
        choices={efforts}
        onChange={(kind) =>
          onChange({
            effort: kind === 'power' ? { kind, power: powerWatts } : { kind, seconds: lastTime },
          })
        }
      />
      {effort.kind === 'power' ? (
        <NumberField
          label={riderTexts.averagePower}
          value={effort.power}
          min={power.min}
          max={power.max}
          unit="W"
          onChange={(watts) => onChange({ effort: { kind: 'power', power: watts } })}
        />
      ) : (
        <TimeField
          label={riderTexts.targetTime}
          seconds={effort.seconds}
          onChange={(time) => {
            setLastTime(time);
            onChange({ effort: { kind: 'time', seconds: time } });
          }}
        />
      )}
    </>
  );
}

/** A choice from a list of usual values; an own value stands as an entry of its own. */
function Position({ setup, onChange }: SetupProps) {
  const known = positions.find(({ dragArea }) => dragArea === setup.dragArea);
  return (
    <SelectField
      label={riderTexts.position}
      value={known?.id ?? 'own'}
      onChange={(id) => {
        const chosen = positions.find((position) => position.id === id);
        if (chosen) onChange({ dragArea: chosen.dragArea });
      }}
    >
      {positions.map(({ id, dragArea }) => (
        <option key={id} value={id}>
          {riderTexts.positionOption(positionTexts[id], dragArea)}
        </option>
      ))}
      {known === undefined && <option value="own">{riderTexts.ownPosition(setup.dragArea)}</option>}
    </SelectField>
  );
}

function Tyre({ setup, onChange }: SetupProps) {
  const known = tyres.find(({ rolling }) => rolling === setup.rolling);
  return (
    <SelectField
      label={riderTexts.tyres}
      value={known?.id ?? 'own'}
      onChange={(id) => {
        const chosen = tyres.find((tyre) => tyre.id === id);
        if (chosen) onChange({ rolling: chosen.rolling });
      }}
    >
      {tyres.map(({ id, rolling }) => (
        <option key={id} value={id}>
          {riderTexts.tyreOption(tyreTexts[id], rolling)}
        </option>
      ))}
      {known === undefined && <option value="own">{riderTexts.ownTyre(setup.rolling)}</option>}
    </SelectField>
  );
}

/** Rider, bicycle and effort. */
export function RiderPanel({ setup, onChange }: SetupProps) {
  const isNarrow = useMediaQuery('(max-width: 639px)');
  const fields = <RiderFields setup={setup} onChange={onChange} />;
  return (
    <section className={panel.panel} aria-label={riderTexts.title}>
      {isNarrow ? (
        // Folded, so that the result stands near the choice of wheels.
        <details className={panel.more}>
          <summary>
            <h2 className={panel.inline}>{riderTexts.title}</h2>
          </summary>
          <div>{fields}</div>
        </details>
      ) : (
        <>
          <h2>{riderTexts.title}</h2>
          {fields}
        </>
      )}
    </section>
  );
}

function RiderFields({ setup, onChange }: SetupProps) {
  return (
    <>
      <EffortFields setup={setup} onChange={onChange} />
      <div className={panel.pair}>
        <UnitField
          label={riderTexts.rider}
          kind="mass"
          value={setup.rider}
          range={setupRanges.rider}
          onChange={(rider) => onChange({ rider })}
        />
        <UnitField
          label={riderTexts.bicycle}
          kind="mass"
          value={setup.bicycle}
          range={setupRanges.bicycle}
          onChange={(bicycle) => onChange({ bicycle })}
        />
        <UnitField
          label={riderTexts.kit}
          kind="mass"
          value={setup.kit}
          range={setupRanges.kit}
          onChange={(kit) => onChange({ kit })}
        />
      </div>
      <Position setup={setup} onChange={onChange} />
      <Tyre setup={setup} onChange={onChange} />
    </>
  );
}
