import { altitudeModels, type ClimbSetup, setupRanges, type Wind } from '@pp-tools/domain/climb';
import { altitudeTexts } from '../../../texts/climb-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import panel from './panel.module.css';
import type { SetupProps } from './rider-panel.tsx';
import { UnitField } from './unit-field.tsx';

interface DayPanelProps extends SetupProps {
  /** Whether the road knows its directions, so that a wind may come from one. */
  readonly hasHeading: boolean;
}

const winds = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

function WindFields({ setup, onChange, hasHeading }: DayPanelProps) {
  const { wind } = setup;
  const speed = wind.kind === 'along' ? wind.headwind : wind.speed;
  const from = wind.kind === 'along' ? 'along' : String(wind.direction);
  const take = (next: Wind) => onChange({ wind: next });
  return (
    <>
      <UnitField
        label={wind.kind === 'along' ? 'Headwind' : 'Wind'}
        kind="speed"
        value={speed}
        range={wind.kind === 'along' ? setupRanges.windSpeed : { ...setupRanges.windSpeed, min: 0 }}
        onChange={(next) =>
          take(wind.kind === 'along' ? { kind: 'along', headwind: next } : { ...wind, speed: next })
        }
      />
      {hasHeading && (
        <SelectField
          label="Wind from"
          value={from}
          onChange={(next) =>
            take(
              next === 'along'
                ? { kind: 'along', headwind: speed }
                : { kind: 'from', speed: Math.abs(speed), direction: Number(next) },
            )
          }
        >
          <option value="along">Straight along the road</option>
          {winds.map((name, place) => (
            <option key={name} value={String(place * 45)}>
              {name}
            </option>
          ))}
          {wind.kind === 'from' && wind.direction % 45 !== 0 && (
            <option value={from}>{wind.direction}°</option>
          )}
        </SelectField>
      )}
    </>
  );
}

function AirFields({ setup, onChange }: SetupProps) {
  const { air } = setup;
  if (air.kind === 'density') {
    return (
      <NumberField
        label="Air density, kg/m³"
        value={air.density}
        min={setupRanges.density.min}
        max={setupRanges.density.max}
        onChange={(density) => onChange({ air: { kind: 'density', density } })}
      />
    );
  }
  return (
    <>
      <UnitField
        label="Temperature at the start"
        kind="temperature"
        value={air.temperature}
        range={setupRanges.temperature}
        onChange={(temperature) => onChange({ air: { ...air, temperature } })}
      />
      <NumberField
        label="Humidity"
        value={Math.round(air.humidity * 100)}
        min={0}
        max={100}
        unit="%"
        onChange={(percent) => onChange({ air: { ...air, humidity: percent / 100 } })}
      />
      <NumberField
        label="Pressure at sea level"
        value={Math.round(air.seaLevelPressure) / 100}
        min={870}
        max={1085}
        unit="hPa"
        onChange={(hectopascal) => onChange({ air: { ...air, seaLevelPressure: hectopascal * 100 } })}
      />
    </>
  );
}

function ModelFields({ setup, onChange }: SetupProps) {
  const { dragArea, rolling, efficiency, shelter, referenceWeight, referenceDepth } = setupRanges;
  const { reference, plan } = setup;
  return (
    <>
      <div className={panel.pair}>
        <NumberField
          label="CdA, m²"
          value={setup.dragArea}
          {...dragArea}
          onChange={(area) => onChange({ dragArea: area })}
        />
        <NumberField
          label="Crr"
          value={setup.rolling}
          {...rolling}
          onChange={(next) => onChange({ rolling: next })}
        />
        <NumberField
          label="Drivetrain efficiency"
          value={Math.round(setup.efficiency * 1000) / 10}
          min={efficiency.min * 100}
          max={efficiency.max * 100}
          unit="%"
          onChange={(percent) => onChange({ efficiency: percent / 100 })}
        />
        <NumberField
          label="Wind that reaches you"
          value={Math.round(setup.shelter * 100)}
          min={shelter.min * 100}
          max={shelter.max * 100}
          unit="%"
          onChange={(percent) => onChange({ shelter: percent / 100 })}
        />
        <UnitField
          label="Reference wheels"
          kind="wheelWeight"
          value={reference.weight}
          range={referenceWeight}
          onChange={(weight) => onChange({ reference: { ...reference, weight: Math.round(weight) } })}
        />
        <NumberField
          label="Their depth"
          value={reference.depth}
          min={referenceDepth.min}
          max={referenceDepth.max}
          unit="mm"
          onChange={(depth) => onChange({ reference: { ...reference, depth } })}
        />
      </div>
      <p className={panel.hint}>The bicycle’s weight and CdA count with the reference wheels in it.</p>
      <label className={panel.check}>
        <input
          type="checkbox"
          checked={setup.bearings}
          onChange={() => onChange({ bearings: !setup.bearings })}
        />
        Friction of the wheel bearings
      </label>
      <label className={panel.check}>
        <input
          type="checkbox"
          checked={setup.start === 'standstill'}
          onChange={() => onChange({ start: setup.start === 'steady' ? 'standstill' : 'steady' })}
        />
        Start from a standstill, with turning wheels
      </label>
      <label className={panel.check}>
        <input
          type="checkbox"
          checked={plan.pacing > 0}
          onChange={() => onChange({ plan: { ...plan, pacing: plan.pacing > 0 ? 0 : 1 } })}
        />
        Push harder where it is steep (within 10 %)
      </label>
      <SelectField
        label="Power at height (an estimate)"
        value={plan.altitude ?? 'none'}
        onChange={(id) =>
          onChange({ plan: { ...plan, altitude: altitudeModels.find((model) => model === id) ?? null } })
        }
      >
        <option value="none">The same at every height</option>
        {altitudeModels.map((model) => (
          <option key={model} value={model}>
            {altitudeTexts[model]}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** Weather, and what the model takes for granted. */
export function DayPanel({ setup, onChange, hasHeading }: DayPanelProps) {
  const changeAir = (air: ClimbSetup['air']) => onChange({ air });
  const { temperature, humidity, seaLevelPressure, density } = setupRanges;
  const isDirect = setup.air.kind === 'density';
  return (
    <section className={panel.panel} aria-label="Day and model">
      <details className={panel.more}>
        <summary>Wind and weather</summary>
        <div>
          <div className={panel.pair}>
            <WindFields setup={setup} onChange={onChange} hasHeading={hasHeading} />
            <AirFields setup={setup} onChange={onChange} />
          </div>
          <label className={panel.check}>
            <input
              type="checkbox"
              checked={isDirect}
              onChange={() =>
                changeAir(
                  isDirect
                    ? {
                        kind: 'weather',
                        temperature: temperature.start,
                        humidity: humidity.start,
                        seaLevelPressure: seaLevelPressure.start,
                      }
                    : { kind: 'density', density: density.start },
                )
              }
            />
            Enter the air density directly
          </label>
        </div>
      </details>
      <details className={panel.more}>
        <summary>Model</summary>
        <div>
          <ModelFields setup={setup} onChange={onChange} />
        </div>
      </details>
    </section>
  );
}
