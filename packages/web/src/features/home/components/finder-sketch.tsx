import pencils from './pencils.module.css';
import { Sheet } from './sheet.tsx';
import { SketchedWheel } from './sketched-wheel.tsx';

const columns = 8;
const rows = 7;
const pitch = 22;
/** Radius of a ring in the units of the sheet. */
const radius = 8;

/** Index of the wheel that is found, and of those that nearly were. */
const found = 38;
const left: readonly number[] = [19, 29, 36, 46, 53];

const rings = Array.from({ length: columns * rows }, (_, index) => ({
  index,
  x: 24 + (index % columns) * pitch,
  y: 34 + Math.floor(index / columns) * pitch,
  /** Rims get deeper from the first to the last. */
  depth: 1 + (index / (columns * rows)) * 2.5,
}));
const at = rings[found];

/** A field of wheels, one ring each, in which the answers leave a few and find one. */
export function FinderSketch() {
  return (
    <Sheet
      label={`A field of ${rings.length} wheels, one ring each: most are dashed, a few fit, one is found.`}
    >
      {rings.map(({ index, x, y, depth }) =>
        index === found || left.includes(index) ? (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={radius - depth / 2}
            className={index === found ? pencils.found : pencils.left}
            style={{ strokeWidth: depth, vectorEffect: 'none' }}
          />
        ) : (
          <circle key={index} cx={x} cy={y} r={radius} className={pencils.out} />
        ),
      )}
      {at && <path d={`M${at.x + radius} ${at.y}H208`} className={pencils.accent} />}
      <SketchedWheel
        figures={{ rimDepth: 50, spokeCount: 20, outerWidth: 30, tyreWidth: 28, brake: 'disc' }}
        x={258}
        y={at?.y ?? 100}
        scale={0.138}
      />
    </Sheet>
  );
}
