import type { Wheelset } from '@pp-tools/domain/wheelset';
import { RimPicture, WheelPicture } from '../../../shop/wheel-picture.tsx';
import graphPaper from '../../../ui/graph-paper.module.css';
import classes from './wheel-drawings.module.css';

interface WheelDrawingsProps {
  readonly wheelset: Wheelset;
  /** Outlined behind, to compare by eye. */
  readonly first: Wheelset | null;
}

/** Front wheel and rim section, to one scale for all results. */
export const WheelDrawings = ({ wheelset, first }: WheelDrawingsProps) => (
  <div className={`${classes.drawings} ${graphPaper.paper}`}>
    <WheelPicture wheelset={wheelset} size={168} baseline={first} isMeasured />
    <RimPicture wheelset={wheelset} baseline={first} scale={1.3} />
  </div>
);
