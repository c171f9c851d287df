import {
  type ClimbInRoad,
  type ClimbRoad,
  fileRoad,
  type RoadPart,
  readRoadCode,
  roadRanges,
  usualRoad,
} from '@pp-tools/domain/climb';
import { useId } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { UnitField } from '../../../shop/unit-field.tsx';
import { roadTexts } from '../../../texts/climb-setup-texts.ts';
import { climbTexts } from '../../../texts/climb-texts.ts';
import { sharedRoadLine, trackFaultText, trackReportLines } from '../../../texts/track-texts.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { famousClimbs } from '../state/famous-climbs.ts';
import { errorText, roadText, timeText } from '../state/figure-texts.ts';
import type { FileAttempt } from '../state/read-track.ts';
import type { Climb } from '../state/use-climb.ts';
import type { RoadFile } from '../state/use-road-file.ts';
import panel from './panel.module.css';
import classes from './road-panel.module.css';

interface RoadPanelProps {
  readonly climb: Climb;
  readonly file: RoadFile;
  /** The longest climb of the file's road, where there is one to offer. */
  readonly part: ClimbInRoad | null;
}

const kinds = [
  { value: 'famous', text: roadTexts.famous },
  { value: 'constant', text: roadTexts.constant },
  { value: 'file', text: roadTexts.file },
] as const;

const startOf: Readonly<Record<'famous' | 'constant' | 'file', ClimbRoad>> = {
  famous: usualRoad,
  constant: {
    kind: 'constant',
    gradient: roadRanges.gradient.start / 100,
    length: roadRanges.kilometres.start * 1000,
    startAltitude: roadRanges.startAltitude.start,
  },
  file: fileRoad,
};

const countries = [...new Set(famousClimbs.map(({ country }) => country))];

function Famous({ id, onChange }: { readonly id: string; readonly onChange: (road: ClimbRoad) => void }) {
  const famous = famousClimbs.find((each) => each.id === id);
  return (
    <>
      <SelectField
        label={roadTexts.climb}
        value={id}
        onChange={(next) => onChange({ kind: 'famous', id: next })}
      >
        {famous === undefined && <option value={id}>{roadTexts.chooseClimb}</option>}
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
        <p className={panel.hint}>{roadTexts.record(famous.recordNote ?? timeText(famous.recordTime))}</p>
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
        label={roadTexts.gradient}
        value={Math.round(road.gradient * 10_000) / 100}
        min={gradient.min}
        max={gradient.max}
        unit="%"
        onChange={(percent) => onChange({ ...road, gradient: percent / 100 })}
      />
      <UnitField
        label={roadTexts.length}
        kind="distance"
        value={road.length}
        range={{ min: kilometres.min * 1000, max: kilometres.max * 1000, start: kilometres.start * 1000 }}
        onChange={(length) => onChange({ ...road, length })}
      />
      <UnitField
        label={roadTexts.startHeight}
        kind="height"
        value={road.startAltitude}
        range={startAltitude}
        onChange={(next) => onChange({ ...road, startAltitude: next })}
      />
    </div>
  );
}

function Report({ file, part }: Pick<RoadPanelProps, 'file'> & { readonly part: RoadPart }) {
  if (file.road === null) return null;
  return (
    <ul className={panel.lines} aria-label={roadTexts.reportLabel}>
      {trackReportLines(file.road.report).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {!file.isSaved && <li>{roadTexts.notSaved}</li>}
      {part === 'climb' && <li>{roadTexts.onlyClimb}</li>}
    </ul>
  );
}

function Attempt({ attempt, hasRoad }: { readonly attempt: FileAttempt; readonly hasRoad: boolean }) {
  if (attempt.kind === 'reading') {
    return (
      <p className={panel.hint} role="status">
        {roadTexts.reading(attempt.name, attempt.share)}
      </p>
    );
  }
  if (attempt.kind === 'none') return null;
  return (
    <p className={panel.fault} role="alert">
      {attempt.name}: {trackFaultText(attempt.fault)} {hasRoad && roadTexts.lastRoadStays}
    </p>
  );
}

function DropField({ text, onFile }: { readonly text: string; readonly onFile: (file: File) => void }) {
  const id = useId();
  return (
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
        accept=".gpx,.tcx,.fit,.gz,application/gpx+xml,application/vnd.garmin.tcx+xml,application/gzip"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) onFile(chosen);
          // The same file may be chosen again after it was changed.
          event.currentTarget.value = '';
        }}
      />
      <span>{text}</span>
      <span className={panel.hint}>{roadTexts.fileHint}</span>
    </label>
  );
}

interface FileRoadProps extends Omit<RoadPanelProps, 'climb'> {
  readonly road: Extract<ClimbRoad, { readonly kind: 'file' | 'shared' }>;
  readonly onChange: (road: ClimbRoad) => void;
}

function FileRoad({ road, file, part, onChange }: FileRoadProps) {
  const units = useUnits();
  const isOwn = road.kind === 'file';
  const shared = isOwn ? null : readRoadCode(road.code);
  return (
    <>
      <DropField
        text={(isOwn ? file.road?.name : road.name || climbTexts.sharedRoad) ?? roadTexts.choose}
        onFile={file.choose}
      />
      <Attempt attempt={file.attempt} hasRoad={isOwn && file.road !== null} />
      {isOwn && road.isDamaged && (
        <p className={panel.fault} role="status">
          {roadTexts.damagedLink}
        </p>
      )}
      {isOwn && part !== null && (
        <Segments
          label={roadTexts.partLabel}
          value={road.part}
          choices={[
            { value: 'whole', text: roadTexts.whole },
            { value: 'climb', text: roadTexts.longestClimb(roadText(part.to - part.from, units)) },
          ]}
          onChange={(next) => onChange({ ...road, part: next })}
        />
      )}
      {isOwn && <Report file={file} part={part === null ? 'whole' : road.part} />}
      {shared && (
        <ul className={panel.lines} aria-label={roadTexts.reportLabel}>
          <li>{sharedRoadLine(shared.bends, errorText(shared.error, units))}</li>
        </ul>
      )}
    </>
  );
}

/** The road: a famous climb, one gradient, or the visitor's own file. */
export function RoadPanel({ climb, file, part }: RoadPanelProps) {
  const { road } = climb.climb;
  const kind = road.kind === 'shared' ? 'file' : road.kind;
  const change = (next: ClimbRoad) => climb.change({ road: next });
  return (
    <section className={panel.panel} aria-label={roadTexts.title}>
      <h2>{roadTexts.title}</h2>
      <Segments
        label={roadTexts.kindLabel}
        value={kind}
        choices={kinds}
        onChange={(next) => next !== kind && change(startOf[next])}
      />
      {road.kind === 'famous' && <Famous id={road.id} onChange={change} />}
      {road.kind === 'constant' && <Constant road={road} onChange={change} />}
      {(road.kind === 'file' || road.kind === 'shared') && (
        <FileRoad road={road} file={file} part={part} onChange={change} />
      )}
    </section>
  );
}
