import { type ClimbSetup, setupRanges } from '@pp-tools/domain/climb';
import { dayTexts } from '../../../texts/climb-setup-texts.ts';
import { ModelFields } from './model-fields.tsx';
import panel from './panel.module.css';
import { AirFields, WindFields, type WindProps } from './weather-fields.tsx';

/** Weather, and what the model takes for granted. */
export function DayPanel({ setup, onChange, hasHeading }: WindProps) {
  const changeAir = (air: ClimbSetup['air']) => onChange({ air });
  const { temperature, humidity, seaLevelPressure, density } = setupRanges;
  const isDirect = setup.air.kind === 'density';
  return (
    <section className={panel.panel} aria-label={dayTexts.title}>
      <details className={panel.more}>
        <summary>{dayTexts.weather}</summary>
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
            {dayTexts.direct}
          </label>
        </div>
      </details>
      <details className={panel.more}>
        <summary>{dayTexts.model}</summary>
        <div>
          <ModelFields setup={setup} onChange={onChange} />
        </div>
      </details>
    </section>
  );
}
