import type { Build, BuildLine } from '@pp-tools/domain/bike';
import { type Assembly as AssemblyDrawing, assemblyOf, drawBike } from '@pp-tools/domain/drawing';
import { useMemo } from 'react';
import { DrawnBike } from '../../../shop/drawn-bike.tsx';
import { bikePictureTexts, bikeSentence } from '../../../texts/bike-picture-texts.ts';
import pens from '../../../ui/pens.module.css';
import { useWidth } from '../../../ui/use-width.ts';
import { useGeometry } from '../frameset/frame-sizes.ts';
import { bikeFiguresOf, bikeStateOf } from '../page/bike-figures.ts';
import classes from './assembly.module.css';

/** Radius of a balloon, px. */
const balloonPixels = 11;
/** Width of the drawing before it is measured, px. */
const usualWidth = 900;

interface Lighting {
  /** Number of the line that is pointed at, here or in the bill. */
  readonly lit: number | null;
  readonly onLight: (number: number | null) => void;
}

/** Numbers in circles with their leaders. */
function Balloons({
  assembly: { balloons, radius },
  lit,
  onLight,
}: Lighting & { readonly assembly: AssemblyDrawing }) {
  return balloons.map(({ number, centre, tip }) => (
    <g
      key={number}
      className={classes.balloon}
      data-lit={number === lit}
      onPointerEnter={() => onLight(number)}
      onPointerLeave={() => onLight(null)}
    >
      <path
        className={pens.fine}
        d={`M${centre.x} ${centre.y + (tip.y < centre.y ? -radius : radius)}L${tip.x} ${tip.y}`}
      />
      <circle className={classes.tip} cx={tip.x} cy={tip.y} r={radius * 0.16} />
      <circle className={classes.circle} cx={centre.x} cy={centre.y} r={radius} />
      <text x={centre.x} y={centre.y} fontSize={radius * 1.1}>
        {number}
      </text>
    </g>
  ));
}

interface AssemblyProps extends Lighting {
  readonly build: Build;
  /** The bill of materials; balloons carry the numbers of its lines. */
  readonly lines: readonly BuildLine[];
}

/** The whole bike as an assembly drawing: each balloon is a line of the bill of materials. */
export function Assembly({ build, lines, ...lighting }: AssemblyProps) {
  const [element, width] = useWidth<HTMLElement>(usualWidth);
  const geometry = useGeometry(build);
  const { figures, isTypical } = useMemo(() => bikeFiguresOf(build, geometry), [build, geometry]);
  const drawing = useMemo(() => drawBike(figures), [figures]);
  const assembly = useMemo(() => {
    const parts = lines.map(({ slot }, index) => ({ slot, number: index + 1 }));
    return assemblyOf(drawing, parts, (balloonPixels * drawing.bounds.width) / width);
  }, [drawing, lines, width]);
  return (
    <figure ref={element} className={classes.sheet}>
      <div className={classes.drawing}>
        <DrawnBike
          figures={figures}
          state={bikeStateOf(build)}
          bounds={assembly.bounds}
          label={bikeSentence(build)}
        >
          {() => <Balloons assembly={assembly} {...lighting} />}
        </DrawnBike>
      </div>
      <figcaption className={classes.block}>
        <span>{build.name}</span>
        <span>{bikePictureTexts.numbers}</span>
        <span>{build.frame !== null && isTypical ? bikePictureTexts.typical : bikePictureTexts.toScale}</span>
      </figcaption>
    </figure>
  );
}
