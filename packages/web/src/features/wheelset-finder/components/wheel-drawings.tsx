import {
  commonRimFrame,
  describeRimSection,
  describeWheel,
  drawRimSection,
  drawWheel,
  rimFiguresOf,
  wheelFiguresOf,
} from '@pp-tools/domain/drawing';
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

/** Front wheel and rim section, to one scale for all results. */
export function WheelDrawings({ wheelset, first }: WheelDrawingsProps) {
  const { shortName } = wheelset;
  const behind = first !== null && first.id !== wheelset.id ? first : null;
  const figures = wheelFiguresOf(wheelset, 'front');
  const wheel = drawWheel(figures);
  const rim = drawRimSection(rimFiguresOf(wheelset, 'front'));
  const rimBehind = behind && drawRimSection(rimFiguresOf(behind, 'front'));
  return (
    <div className={`${classes.drawings} ${graphPaper.paper}`}>
      <DrawnWheel
        wheel={wheel}
        size={168}
        label={describeWheel(shortName, figures)}
        behindRadius={behind ? drawWheel(wheelFiguresOf(behind, 'front')).rimInnerRadius : null}
        measure={wheel.assumed.includes('rimDepth') ? null : `${figures.rimDepth} mm`}
      />
      <DrawnRim
        rim={rim}
        label={describeRimSection(shortName, rimFiguresOf(wheelset, 'front'))}
        behind={rimBehind?.outline ?? null}
        frame={commonRimFrame(rimBehind ? [rim, rimBehind] : [rim])}
        scale={1.3}
      />
    </div>
  );
}
