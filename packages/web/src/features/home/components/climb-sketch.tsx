import pencils from './pencils.module.css';
import { LevelDimension, Sheet } from './sheet.tsx';

/** Gradient of each kilometre of Alpe d'Huez from Le Bourg-d'Oisans in percent (data/climbs.csv). */
const gradients = [9.9, 9.6, 9.4, 8.5, 8.1, 7.3, 8.9, 7.9, 8.1, 7.8, 9.7, 8.4, 5.7, 6.4] as const;
const road = { name: "Alpe d'Huez", kilometres: 13.624, startMetres: 722 } as const;
/** The top as the gradients give it, which is what the Climb Calculator shows. */
const climbed = gradients.reduce(
  (sum, gradient, kilometre) => sum + Math.min(1, road.kilometres - kilometre) * gradient * 10,
  0,
);
const climb = { ...road, endMetres: Math.round(road.startMetres + climbed) };

const left = 22;
const base = 168;
const unitsPerKilometre = 276 / climb.kilometres;
const unitsPerMetre = 124 / (climb.endMetres - climb.startMetres);

const metres = (figure: number): string => `${figure.toLocaleString('en-US')} m`;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the road is after a number of kilometres, on the sheet. */
function placeAfter(count: number): Place {
  const passed = gradients.slice(0, count).map((gradient, kilometre) => ({
    length: Math.min(1, climb.kilometres - kilometre),
    gradient,
  }));
  const length = passed.reduce((sum, part) => sum + part.length, 0);
  const climbed = passed.reduce((sum, part) => sum + part.length * part.gradient * 10, 0);
  return { x: left + length * unitsPerKilometre, y: base - climbed * unitsPerMetre };
}

const places: readonly Place[] = [0, ...gradients.keys()].map((_, count) => placeAfter(count));

const path = `M${places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
const top = places.at(-1) ?? { x: left, y: base };
const steep = places.slice(0, 2);

/** A famous climb, kilometre by kilometre, its steepest one marked. */
export function ClimbSketch() {
  return (
    <Sheet
      label={`Profile of ${climb.name}: ${climb.kilometres.toFixed(1)} km from ${climb.startMetres} to ${metres(climb.endMetres)}.`}
    >
      <path d={`${path}V${base}H${left}Z`} className={pencils.tint} />
      {places.map(({ x, y }) => (
        <path key={x} d={`M${x.toFixed(1)} ${y.toFixed(1)}V${base}`} className={pencils.hair} />
      ))}
      <path d={path} className={pencils.bold} />
      <path d={`M${steep.map(({ x, y }) => `${x} ${y}`).join('L')}`} className={pencils.steep} />
      <path d={`M${top.x} ${top.y}V20l14 5-14 5`} />
      <text x="44" y={base - 24}>
        9.9 %
      </text>
      <text x={top.x - 33} y="24">
        {metres(climb.endMetres)}
      </text>
      <LevelDimension from={left} to={top.x} at={188} text={`${climb.kilometres.toFixed(1)} km`} />
    </Sheet>
  );
}
