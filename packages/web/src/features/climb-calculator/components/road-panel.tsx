import { type ClimbRoad, roadRanges, usualRoad } from '@pp-tools/domain/climb';
import { useId } from 'react';
import { trackFaultText, trackReportLines } from '../../../texts/track-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { famousClimbs } from '../state/famous-climbs.ts';
import { timeText } from '../state/figure-texts.ts';
import type { FileState } from '../state/read-track.ts';
import type { Climb } from '../state/use-climb.ts';
import panel from './panel.module.css';
import classes from './road-panel.module.css';
import { UnitField } from './unit-field.tsx';

interface RoadPanelProps {
  readonly climb: Climb;
  readonly file: FileState;
  readonly onFile: (file: File) => void;
}

const kinds = [
  { value: 'famous', text: 'Famous climb' },
  { value: 'constant', text: 'Constant gradient' },
  { value: 'file', text: 'GPX file' },
] as const;

const startOf: Readonly<Record<ClimbRoad['kind'], ClimbRoad>> = {
  famous: usualRoad,
  constant: {
    kind: 'constant',
    gradient: roadRanges.gradient.start / 100,
    length: roadRanges.kilometres.start * 1000,
    startAltitude: roadRanges.startAltitude.start,
  },
  file: { kind: 'file' },
};

const countries = [...new Set(famousClimbs.map(({ country }) => country))];

function Famous({ id, onChange }: { readonly id: string; readonly onChange: (road: ClimbRoad) => void }) {
  const famous = famousClimbs.find((each) => each.id === id);
  return (
    <>
      <SelectField label="Climb" value={id} onChange={(next) => onChange({ kind: 'famous', id: next })}>
        {famous === undefined && <option value={id}>Choose a climb</option>}
        {countries.map((country) => (
          <optgroup key={country} label={country}>
            {famousClimbs
              .filter((each) => each.country === country)
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      {famous?.recordTime && (
        <p className={panel.hint}>
          On record: {famous.recordNote ?? timeText(famous.recordTime)}. Its start and finish differ from
          ours, so it is no comparison.
        </p>
      )}
    </>
  );
}

interface ConstantProps {
  readonly road: Extract<ClimbRoad, { readonly kind: 'constant' }>;
  readonly onChange: (road: ClimbRoad) => void;
}

function Constant({ road, onChange }: ConstantProps) {
  const { kilometres, gradient, startAltitude } = roadRanges;
  return (
    <div className={panel.pair}>
      <NumberField
        label="Gradient"
        value={Math.round(road.gradient * 10_000) / 100}
        min={gradient.min}
        max={gradient.max}
        unit="%"
        onChange={(percent) => onChange({ ...road, gradient: percent / 100 })}
      />
      <UnitField
        label="Length"
        kind="distance"
        value={road.length}
        range={{ min: kilometres.min * 1000, max: kilometres.max * 1000, start: kilometres.start * 1000 }}
        onChange={(length) => onChange({ ...road, length })}
      />
      <UnitField
        label="Start height"
        kind="height"
        value={road.startAltitude}
        range={startAltitude}
        onChange={(next) => onChange({ ...road, startAltitude: next })}
      />
    </div>
  );
}

function FileRoad({ file, onFile }: Omit<RoadPanelProps, 'climb'>) {
  const id = useId();
  return (
    <>
      <label
        className={classes.drop}
        htmlFor={id}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [dropped] = event.dataTransfer.files;
          if (dropped) onFile(dropped);
        }}
      >
        <input
          id={id}
          type="file"
          accept=".gpx,application/gpx+xml"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen) onFile(chosen);
            // The same file may be chosen again after it was changed.
            event.currentTarget.value = '';
          }}
        />
        <span>{file.kind === 'ready' ? file.name : 'Choose a GPX file, or drop it here'}</span>
        <span className={panel.hint}>It stays in your browser. Up to 60 MB.</span>
      </label>
      {file.kind === 'reading' && (
        <p className={panel.hint} role="status">
          Reading {file.name}: {Math.round(file.share * 100)} %
        </p>
      )}
      {file.kind === 'failed' && (
        <p className={panel.fault} role="alert">
          {file.name}: {trackFaultText(file.fault)}
        </p>
      )}
      {file.kind === 'ready' && (
        <ul className={panel.lines} aria-label="What was done to the file">
          {trackReportLines(file.road.report).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The road: a famous climb, one gradient, or the visitor's own file. */
export function RoadPanel({ climb, file, onFile }: RoadPanelProps) {
  const { road } = climb.climb;
  const change = (next: ClimbRoad) => climb.change({ road: next });
  return (
    <section className={panel.panel} aria-label="Road">
      <h2>Road</h2>
      <Segments
        label="Kind of road"
        value={road.kind}
        choices={kinds}
        onChange={(kind) => kind !== road.kind && change(startOf[kind])}
      />
      {road.kind === 'famous' && <Famous id={road.id} onChange={change} />}
      {road.kind === 'constant' && <Constant road={road} onChange={change} />}
      {road.kind === 'file' && <FileRoad file={file} onFile={onFile} />}
    </section>
  );
}
