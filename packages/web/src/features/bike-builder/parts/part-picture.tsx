import {
  describeRimSection,
  drawRimSection,
  drawSaddle,
  drawWheel,
  saddleOutlineOf,
} from '@pp-tools/domain/drawing';
import type { ComponentType } from '@pp-tools/domain/groupset';
import type { BikeWheelset, Tyre } from '@pp-tools/domain/part';
import { type ReactNode, useState } from 'react';
import { DrawnRim } from '../../../ui/drawn-rim.tsx';
import { WheelShapes } from '../../../ui/drawn-wheel.tsx';
import pens from '../../../ui/pens.module.css';
import classes from './part-picture.module.css';

/** A line drawing next to a name that says the same, so it is hidden from readers. */
const Sketch = ({ box, children }: { readonly box: string; readonly children: ReactNode }) => (
  <svg className={classes.sketch} viewBox={box} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** The photograph where there is one that loads, else the drawing. */
export function PhotoOr({ link, children }: { readonly link: string | null; readonly children: ReactNode }) {
  const [isBroken, setBroken] = useState(false);
  if (link === null || isBroken) return children;
  return <img className={classes.photo} src={link} alt="" loading="lazy" onError={() => setBroken(true)} />;
}

/** Room for every section of a page, mm: a tire of 62 mm on a rim of 70 mm; deeper rims and wider tires are cut. */
const sectionRoom = { width: 72, height: 76, top: 58 };
/** Pixels for a millimetre in a card. */
const sectionScale = 1;

/** The front rim cut through with its narrowest tyre, on one scale in all cards: it tells wheelsets apart. */
export function RimOfWheelset({ wheelset }: { readonly wheelset: BikeWheelset | null }) {
  const figures = {
    depth: wheelset?.rimDepth.front ?? null,
    innerWidth: wheelset?.rimInnerWidth.front ?? null,
    outerWidth: null,
    rimType: wheelset?.rimType ?? null,
    tyreWidth: wheelset?.minTyreWidth.front ?? 28,
  };
  const rim = drawRimSection(figures);
  const tyre = rim.tyre?.height ?? 0;
  const middle = (tyre - rim.height) / 2;
  return (
    <span className={classes.rim}>
      <DrawnRim
        rim={{ ...rim, assumed: figures.depth === null ? ['depth'] : [] }}
        label={describeRimSection(wheelset?.name ?? '', figures)}
        frame={{ ...sectionRoom, top: sectionRoom.top + middle, height: sectionRoom.height - middle }}
        scale={sectionScale}
      />
    </span>
  );
}

const reach = 372;

/** Front wheel to scale, with the rim's section next to it at five times the scale. */
export function WheelsetPicture({ wheelset }: { readonly wheelset: BikeWheelset | null }) {
  const depth = wheelset?.rimDepth.front ?? null;
  const tyreWidth = wheelset?.minTyreWidth.front ?? 28;
  const wheel = drawWheel({
    rimDepth: depth,
    spokeCount: 24,
    outerWidth: null,
    tyreWidth,
    brake: wheelset === null || wheelset.isDisc === null ? null : wheelset.isDisc ? 'disc' : 'rim',
  });
  const section = drawRimSection({
    depth,
    innerWidth: wheelset?.rimInnerWidth.front ?? null,
    outerWidth: null,
    rimType: wheelset?.rimType ?? null,
    tyreWidth,
  });
  const tyre = section.tyre?.height ?? 0;
  return (
    <svg
      className={`${pens.drawing} ${classes.wheelset}`}
      viewBox={`${-reach} ${-reach} ${reach * 2 + 320} ${reach * 2}`}
      aria-hidden="true"
      focusable="false"
      data-size="small"
    >
      <WheelShapes wheel={wheel} />
      <g transform={`translate(${reach + 160} ${((tyre - section.height) * 5) / 2}) scale(5)`}>
        {section.tyre && <path d={section.tyre.line} className={pens.outline} />}
        <path d={section.walls} className={classes.walls} data-assumed={depth === null} />
      </g>
    </svg>
  );
}

/** A tyre cut through, its width to scale: 1 mm is 1 mm on every tyre card. A tubular is closed. */
export function TyrePicture({ tyre: { width, type } }: { readonly tyre: Tyre }) {
  const r = width / 2;
  const [x, y] = [r * 0.6, r * 0.8];
  return (
    <Sketch box="-50 -36 100 72">
      {type === 'tubular' ? (
        <circle r={r - 1.5} className={classes.casing} />
      ) : (
        <path d={`M${-x} ${y}A${r} ${r} 0 1 1 ${x} ${y}`} className={classes.casing} />
      )}
      <path d={`M${-r} 34V29M${r} 34V29M${-r} 31.5H${r}`} className={classes.fine} />
    </Sketch>
  );
}

/** A folded tube with its valve, or a bottle of sealant. */
export const TubePicture = ({ isSealant }: { readonly isSealant: boolean }) => (
  <Sketch box="0 0 100 72">
    {isSealant ? (
      <path d="M38 66V26q0-6 6-8V8h12v10q6 2 6 8v40ZM38 36h24M38 56h24" className={classes.thick} />
    ) : (
      <path d="M50 10a26 26 0 1 1-.1 0ZM50 19a17 17 0 1 1-.1 0ZM50 19V2M47 2h6" className={classes.thick} />
    )}
  </Sketch>
);

const numbersIn = (text: string | null): readonly number[] => (text ?? '').match(/\d+/g)?.map(Number) ?? [];

/** Cogs or rings as circles of their pitch, to one scale: radius in mm is teeth times 12.7 over two pi. */
function TeethPicture({ teeth, hasArm }: { readonly teeth: readonly number[]; readonly hasArm: boolean }) {
  return (
    <Sketch box="-130 -120 260 240">
      {teeth.map((count) => (
        <circle key={count} r={(count * 12.7) / (2 * Math.PI)} className={classes.line} />
      ))}
      <circle r="12" className={classes.line} />
      {hasArm && <path d="M0 0 118 62" className={classes.arm} />}
    </Sketch>
  );
}

/** Steps from the smallest to the largest cog, evenly, because the catalogue tells only the ends. */
function cogsBetween(range: string | null, count: number): readonly number[] {
  const [least = 11, most = 34] = numbersIn(range);
  return [
    ...new Set(
      Array.from({ length: count }, (_, place) => Math.round(least + ((most - least) * place) / (count - 1))),
    ),
  ];
}

const partPaths: Readonly<
  Record<Exclude<ComponentType, 'crankset' | 'cassette' | 'chainring' | 'powerMeter'>, string>
> = {
  bottom_bracket: 'M20 20h60v32H20ZM28 14v44M72 14v44M38 20v32M62 20v32M42 36h16',
  brakes: 'M24 30q26-22 52 0l-8 26q-18-12-36 0ZM44 28v18M56 28v18M50 8v14',
  chain: 'M14 30h24a6 6 0 0 1 0 12H14a6 6 0 0 1 0-12ZM38 30h24a6 6 0 0 1 0 12H38M62 30h24a6 6 0 0 1 0 12H62',
  frontDer: 'M28 44q22 14 46-12M32 54q24 12 48-16M30 44l4 10M72 32l8 6M44 46 36 14h14l6 32',
  rearDer: 'M30 10l22 8-6 16-20-6ZM46 30a9 9 0 1 1-.1 0ZM44 48l14 16M52 44l14 14M62 56a8 8 0 1 1-.1 0Z',
  shifters: 'M14 26h26q20 0 26 14l10 22q-12 6-20-4L44 44H14ZM62 34q14-8 10-24M54 46q0 14-8 22',
};

interface ComponentPictureProps {
  readonly type: ComponentType;
  readonly teeth: string | null;
  readonly range: string | null;
  readonly speed: number | null;
  /** Shows every cog; a small picture has room for a few. */
  readonly isLarge: boolean;
}

/** Rear speeds of a part that tells none. */
const usualSpeeds = 12;
/** Circles that a picture in a list has room for. */
const fewCogs = 5;

/** A groupset part by its type, with the teeth that the catalogue tells. */
export function ComponentPicture({ type, teeth, range, speed, isLarge }: ComponentPictureProps) {
  const cogs = isLarge ? (speed ?? usualSpeeds) : fewCogs;
  if (type === 'cassette') return <TeethPicture teeth={cogsBetween(range, cogs)} hasArm={false} />;
  if (type === 'crankset' || type === 'chainring' || type === 'powerMeter') {
    const rings = numbersIn(teeth);
    return (
      <TeethPicture teeth={rings.length === 0 ? [44] : [...new Set(rings)]} hasArm={type !== 'chainring'} />
    );
  }
  return (
    <Sketch box="0 0 100 72">
      <path d={partPaths[type]} className={classes.thick} />
    </Sketch>
  );
}

/** A saddle by the outline that its type and name point to. */
export function SaddlePicture({ type, name }: { readonly type: string; readonly name: string }) {
  return (
    <svg
      className={`${pens.drawing} ${classes.sketch}`}
      viewBox="-160 -40 300 100"
      aria-hidden="true"
      focusable="false"
      data-size="small"
    >
      {drawSaddle({ x: 0, y: 0 }, saddleOutlineOf(type, name)).map(({ d, pen, isFilled }) => (
        <path key={d} d={d} className={isFilled ? `${pens[pen]} ${pens.filled}` : pens[pen]} />
      ))}
    </svg>
  );
}

/** A groupset as its crank and cassette, at the size of its usual rings. */
export const GroupsetPicture = ({
  isDisc,
  speed,
}: {
  readonly isDisc: boolean;
  readonly speed: number | null;
}) => (
  <Sketch box="-180 -120 420 240">
    <g transform="translate(-60 0)">
      <circle r="101" className={classes.line} />
      <circle r="69" className={classes.line} />
      <circle r="12" className={classes.line} />
      <path d="M0 0 112 60" className={classes.arm} />
    </g>
    <g transform="translate(150 0)">
      {cogsBetween('11-34', speed ?? usualSpeeds).map((count) => (
        <circle key={count} r={(count * 12.7) / (2 * Math.PI)} className={classes.line} />
      ))}
      {isDisc && <circle r="80" className={classes.fine} />}
    </g>
  </Sketch>
);
