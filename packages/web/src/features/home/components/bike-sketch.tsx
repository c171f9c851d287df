import { bike } from '../bike-geometry.ts';
import pencils from './pencils.module.css';
import { LevelDimension, Sheet } from './sheet.tsx';
import { SketchedWheel } from './sketched-wheel.tsx';

const scale = 0.168;
const origin = { x: 143, y: 129 };

type Point = readonly [x: number, y: number];
const x = (point: Point): number => origin.x + point[0] * scale;
const y = (point: Point): number => origin.y - point[1] * scale;
const line = (...points: readonly Point[]): string =>
  `M${points.map((point) => `${x(point).toFixed(1)} ${y(point).toFixed(1)}`).join('L')}`;

const figures = { rimDepth: 45, spokeCount: 20, outerWidth: 30, tyreWidth: 28, brake: 'disc' } as const;

/** A bike from the figures of its frame; the saddle is still to choose. */
export function BikeSketch() {
  return (
    <Sheet
      label={`A road bike from the side with a reach of ${bike.reach} mm and a wheelbase of ${bike.wheelbase} mm; saddle and post are still to choose.`}
    >
      {[bike.rearAxle, bike.frontAxle].map((axle) => (
        <SketchedWheel key={axle[0]} figures={figures} x={x(axle)} y={y(axle)} scale={scale} />
      ))}
      <path
        className={pencils.bold}
        d={`${line(bike.bottomBracket, bike.seatTop, bike.headTop, bike.headBottom, bike.bottomBracket, bike.rearAxle, bike.seatStay)}${line(bike.headBottom, bike.frontAxle)}`}
      />
      <path className={pencils.open} d={line(bike.seatTop, bike.saddle)} />
      <path className={pencils.open} d={`M${x(bike.saddle) - 22} ${y(bike.saddle)}h40`} />
      <path d={`${line(bike.headTop, bike.steererTop)}l17-5h11c8 0 8 12 1 16l-9 3`} />
      <circle cx={origin.x} cy={origin.y} r={95 * scale} className={pencils.solid} />
      <path d={`M${origin.x} ${origin.y}l26 14m-5 0h10`} />
      <path
        className={pencils.centre}
        d={`M${origin.x} ${origin.y}V14M${x(bike.headTop)} ${y(bike.headTop)}V14`}
      />
      <LevelDimension from={origin.x} to={x(bike.headTop)} at={20} text={`${bike.reach} mm`} />
      <LevelDimension from={x(bike.rearAxle)} to={x(bike.frontAxle)} at={194} text={`${bike.wheelbase} mm`} />
    </Sheet>
  );
}
