import { setupRanges, type Wind } from '@pp-tools/domain/climb';
import { UnitField } from '../../../shop/unit-field.tsx';
import { dayTexts } from '../../../texts/climb-setup-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { SetupProps } from './rider-panel.tsx';

export interface WindProps extends SetupProps {
  /** Whether the road knows its directions, so that a wind may come from one. */
  readonly hasHeading: boolean;
}

/** The wind: along the road, or from a direction. */
export function WindFields({ setup, onChange, hasHeading }: WindProps) {
  const { wind } = setup;
  const speed = wind.kind === 'along' ? wind.headwind : wind.speed;
  const from = wind.kind === 'along' ? 'along' : String(wind.direction);
  const take = (next: Wind) => onChange({ wind: next });
  return (
    <>
      <UnitField
        label={wind.kind === 'along' ? dayTexts.headwind : dayTexts.wind}
        kind="speed"
        value={speed}
        range={wind.kind === 'along' ? setupRanges.windSpeed : { ...setupRanges.windSpeed, min: 0 }}
        onChange={(next) =>
          take(wind.kind === 'along' ? { kind: 'along', headwind: next } : { ...wind, speed: next })
        }
      />
      {hasHeading && (
        <SelectField
          label={dayTexts.windFrom}
          value={from}
          onChange={(next) =>
            take(
              next === 'along'
                ? { kind: 'along', headwind: speed }
                : { kind: 'from', speed: Math.abs(speed), direction: Number(next) },
            )
          }
        >
          <option value="along">{dayTexts.along}</option>
          {dayTexts.directions.map((name, index) => (
            <option key={name} value={String(index * 45)}>
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

/** The air: weather at the start, or its density. */
export function AirFields({ setup, onChange }: SetupProps) {
  const { air } = setup;
  if (air.kind === 'density') {
    return (
      <NumberField
        label={dayTexts.density}
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
        label={dayTexts.temperature}
        kind="temperature"
        value={air.temperature}
        range={setupRanges.temperature}
        onChange={(temperature) => onChange({ air: { ...air, temperature } })}
      />
      <NumberField
        label={dayTexts.humidity}
        value={Math.round(air.humidity * 100)}
        min={0}
        max={100}
        unit="%"
        onChange={(percent) => onChange({ air: { ...air, humidity: percent / 100 } })}
      />
      <NumberField
        label={dayTexts.pressure}
        value={Math.round(air.seaLevelPressure) / 100}
        min={870}
        max={1085}
        unit="hPa"
        onChange={(hectopascal) => onChange({ air: { ...air, seaLevelPressure: hectopascal * 100 } })}
      />
    </>
  );
}
