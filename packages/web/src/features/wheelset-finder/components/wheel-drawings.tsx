import { describeWheel, drawRimSection, drawWheel, type WheelFigures } from '@pp-tools/domain/drawing';
import type { Wheelset } from '@pp-tools/domain/wheelset';
import { DrawnRim } from '../../../ui/drawn-rim.tsx';
import { DrawnWheel } from '../../../ui/drawn-wheel.tsx';
import graphPaper from '../../../ui/graph-paper.module.css';
import classes from './wheel-drawings.module.css';

interface WheelDrawingsProps {
  readonly wheelset: Wheelset;
  /** Outlined behind, to compare by eye. */
  readonly first: Wheelset | null;
}

const wheelFigures = ({ front, brake }: Wheelset): WheelFigures => ({
  rimDepth: front.rimDepth,
  spokeCount: front.spokeCount,
  outerWidth: front.outerWidth,
  tyreWidth: 28,
  brake,
});

const rimFigures = ({ front, rimType }: Wheelset) => ({
  depth: front.rimDepth,
  innerWidth: front.innerWidth,
  outerWidth: front.outerWidth,
  rimType,
});

const known = (figure: number | null, after: string): string =>
  figure === null ? `unknown ${after}` : `${figure} mm ${after}`;

/** Front wheel and rim section, to one scale for all results. */
export function WheelDrawings({ wheelset, first }: WheelDrawingsProps) {
  const { shortName, front } = wheelset;
  const behind = first !== null && first.id !== wheelset.id ? first : null;
  return (
    <div className={`${classes.drawings} ${graphPaper.paper}`}>
      <DrawnWheel
        wheel={drawWheel(wheelFigures(wheelset))}
        size={168}
        label={describeWheel(shortName, wheelFigures(wheelset))}
        behindRadius={behind ? drawWheel(wheelFigures(behind)).rimInnerRadius : null}
        measure={front.rimDepth === null ? null : `${front.rimDepth} mm`}
      />
      <DrawnRim
        rim={drawRimSection(rimFigures(wheelset))}
        label={`Rim section of ${shortName}: ${known(front.rimDepth, 'deep')}, ${known(front.innerWidth, 'inside')}`}
        behind={behind ? drawRimSection(rimFigures(behind)).outline : null}
        scale={1.3}
      />
    </div>
  );
}
