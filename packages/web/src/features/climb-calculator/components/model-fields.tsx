import { altitudeModels, setupRanges } from '@pp-tools/domain/climb';
import { UnitField } from '../../../shop/unit-field.tsx';
import { altitudeTexts, dayTexts } from '../../../texts/climb-setup-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import panel from './panel.module.css';
import type { SetupProps } from './rider-panel.tsx';

/** What the model takes for granted. */
export function ModelFields({ setup, onChange }: SetupProps) {
  const { dragArea, rolling, efficiency, shelter, referenceWeight, referenceDepth } = setupRanges;
  const { reference, plan } = setup;
  return (
    <>
      <div className={panel.pair}>
        <NumberField
          label={dayTexts.dragArea}
          value={setup.dragArea}
          {...dragArea}
          onChange={(area) => onChange({ dragArea: area })}
        />
        <NumberField
          label={dayTexts.rolling}
          value={setup.rolling}
          {...rolling}
          onChange={(next) => onChange({ rolling: next })}
        />
        <NumberField
          label={dayTexts.efficiency}
          value={Math.round(setup.efficiency * 1000) / 10}
          min={efficiency.min * 100}
          max={efficiency.max * 100}
          unit="%"
          onChange={(percent) => onChange({ efficiency: percent / 100 })}
        />
        <NumberField
          label={dayTexts.shelter}
          value={Math.round(setup.shelter * 100)}
          min={shelter.min * 100}
          max={shelter.max * 100}
          unit="%"
          onChange={(percent) => onChange({ shelter: percent / 100 })}
        />
        <UnitField
          label={dayTexts.reference}
          kind="wheelWeight"
          value={reference.weight}
          range={referenceWeight}
          onChange={(weight) => onChange({ reference: { ...reference, weight: Math.round(weight) } })}
        />
        <NumberField
          label={dayTexts.referenceDepth}
          value={reference.depth}
          min={referenceDepth.min}
          max={referenceDepth.max}
          unit="mm"
          onChange={(depth) => onChange({ reference: { ...reference, depth } })}
        />
      </div>
      <p className={panel.hint}>{dayTexts.referenceHint}</p>
      <label className={panel.check}>
        <input
          type="checkbox"
          checked={setup.bearings}
          onChange={() => onChange({ bearings: !setup.bearings })}
        />
        {dayTexts.bearings}
      </label>
      <label className={panel.check}>
        <input
          type="checkbox"
          checked={setup.start === 'standstill'}
          onChange={() => onChange({ start: setup.start === 'steady' ? 'standstill' : 'steady' })}
        />
        {dayTexts.standstill}
      </label>
      <label className={panel.check}>
        <input
          type="checkbox"
          checked={plan.pacing > 0}
          onChange={() => onChange({ plan: { ...plan, pacing: plan.pacing > 0 ? 0 : 1 } })}
        />
        {dayTexts.pacing}
      </label>
      <SelectField
        label={dayTexts.altitude}
        value={plan.altitude ?? 'none'}
        onChange={(id) =>
          onChange({ plan: { ...plan, altitude: altitudeModels.find((model) => model === id) ?? null } })
        }
      >
        <option value="none">{dayTexts.sameAtHeight}</option>
        {altitudeModels.map((model) => (
          <option key={model} value={model}>
            {altitudeTexts[model]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
