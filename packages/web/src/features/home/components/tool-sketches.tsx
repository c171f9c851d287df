import type { ReactNode } from 'react';
import classes from './tool-sketches.module.css';

const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 240 160" aria-hidden="true" focusable="false" className={classes.sheet}>
    {children}
  </svg>
);

/** Spoke ends of a wheel as the drawing needs them: evenly spread from hub to rim. */
function Wheel({
  x,
  y,
  radius,
  depth,
  spokes,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly depth: number;
  readonly spokes: number;
}) {
  const inner = radius - depth;
  return (
    <>
      <circle cx={x} cy={y} r={radius + 3} className={classes.thin} />
      <circle cx={x} cy={y} r={radius - depth / 2} strokeWidth={depth} className={classes.rim} />
      <circle cx={x} cy={y} r={radius} />
      <circle cx={x} cy={y} r={inner} />
      <circle cx={x} cy={y} r={5} />
      {Array.from({ length: spokes }, (_, spoke) => {
        const angle = (2 * Math.PI * spoke) / spokes;
        const lean = angle + (spoke % 2 === 0 ? 0.5 : -0.5);
        return (
          <line
            key={angle}
            className={classes.thin}
            x1={x + 5 * Math.cos(lean)}
            y1={y + 5 * Math.sin(lean)}
            x2={x + inner * Math.cos(angle)}
            y2={y + inner * Math.sin(angle)}
          />
        );
      })}
    </>
  );
}

/** Two wheels of different depth with their dimension line. */
export const CompareSketch = () => (
  <Sheet>
    <Wheel x={64} y={84} radius={48} depth={5} spokes={24} />
    <Wheel x={176} y={84} radius={48} depth={14} spokes={20} />
    <path d="M176 36V20M176 50V20M158 22h36" className={classes.accent} />
  </Sheet>
);

/** A list of sliders that narrows to one wheel. */
export const FinderSketch = () => (
  <Sheet>
    {[30, 62, 94, 126].map((y, row) => (
      <g key={y}>
        <line x1="20" x2="118" y1={y} y2={y} className={classes.thin} />
        <circle cx={[94, 50, 74, 36][row]} cy={y} r="7" className={classes.knob} />
      </g>
    ))}
    <path d="M132 80h20m-6-5 6 5-6 5" className={classes.accent} />
    <Wheel x={194} y={80} radius={34} depth={8} spokes={16} />
  </Sheet>
);

/** Side view of a bike, one part still to choose. */
export const BikeSketch = () => (
  <Sheet>
    <Wheel x={62} y={104} radius={37} depth={6} spokes={18} />
    <Wheel x={182} y={104} radius={37} depth={6} spokes={18} />
    <path
      d="M62 104 104 106 90 54 62 104M104 106 158 56 90 54M158 56l-3-10M158 56l6 12 18 36"
      className={classes.tube}
    />
    <path d="M88 46l2 8M76 44h26" className={classes.dashed} />
    <path d="M155 46h12q12 0 8 12" />
    <circle cx="104" cy="106" r="9" />
  </Sheet>
);

/** A climb in profile with the gradient of one stretch. */
export const ClimbSketch = () => (
  <Sheet>
    <path d="M16 136 52 128 84 112 112 104 146 70 178 58 220 26V136Z" className={classes.hill} />
    <path d="M16 136 52 128 84 112 112 104 146 70 178 58 220 26" className={classes.tube} />
    <path d="M112 104h34V70" className={classes.dashed} />
    <circle cx="146" cy="70" r="5" className={classes.knob} />
    <path d="M16 146h204" className={classes.thin} />
  </Sheet>
);
