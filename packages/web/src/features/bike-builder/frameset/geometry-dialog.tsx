import { formatFigure } from '@pp-tools/domain/core';
import type { BikeType, Frame, FrameGeometry, FrameUse } from '@pp-tools/domain/frameset';
import { useState } from 'react';
import { useUnits } from '../../../platform/unit-preference.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FramePicture } from '../parts/bike-picture.tsx';
import classes from './frame-config-dialog.module.css';

type Measure = Exclude<keyof FrameGeometry, 'size'>;
const measures: readonly (readonly [Measure, string, 'millimetres' | 'degrees'])[] = [
  ['stack', 'Stack', 'millimetres'],
  ['reach', 'Reach', 'millimetres'],
  ['headAngle', 'Head angle', 'degrees'],
  ['seatAngle', 'Seat angle', 'degrees'],
  ['chainstay', 'Chainstay', 'millimetres'],
  ['wheelbase', 'Wheelbase', 'millimetres'],
  ['headTubeLength', 'Head tube', 'millimetres'],
  ['topTubeEffective', 'Top tube (effective)', 'millimetres'],
  ['bottomBracketDrop', 'Bottom bracket drop', 'millimetres'],
  ['forkAxleToCrown', 'Fork axle to crown', 'millimetres'],
  ['forkRake', 'Fork rake', 'millimetres'],
];

/** The bike whose typical measures stand in where a frame's own are unknown. */
const typicalBike: Readonly<Record<FrameUse, BikeType>> = {
  Road_Rim: 'road',
  Road_Disc: 'road',
  Road_Gravel: 'road',
  Gravel: 'gravel',
  Mountain: 'mountain',
};

interface GeometryDialogProps {
  readonly frame: Frame;
  /** Of the chosen size. */
  readonly geometry: FrameGeometry;
  readonly onClose: () => void;
}

/** The maker's geometry picture where there is one, else the frame drawn to scale; always with its numbers (BLD-26). */
export function GeometryDialog({ frame, geometry, onClose }: GeometryDialogProps) {
  const [isBroken, setBroken] = useState(false);
  const { geometryLink, name } = frame;
  const units = useUnits();
  const isKnown = geometry.stack !== null;
  return (
    <Dialog title="Frame Geometry" width={800} onClose={onClose}>
      <div className={classes.geometry}>
        <div>
          {geometryLink !== null && !isBroken ? (
            <img
              src={geometryLink}
              alt={`Geometry of ${name}`}
              width="100%"
              onError={() => setBroken(true)}
            />
          ) : (
            <FramePicture
              choice={{ kind: 'catalogue', frame }}
              type={typicalBike[frame.use]}
              geometry={geometry}
            />
          )}
          {!isKnown && <p>We have no measures of this frame; the drawing shows a typical geometry.</p>}
        </div>
        <table>
          <caption className="visually-hidden">Geometry of {name}</caption>
          <tbody>
            <tr>
              <th scope="row">Size</th>
              <td>{geometry.size ?? 'N/A'}</td>
            </tr>
            {measures.map(([measure, label, kind]) => (
              <tr key={measure}>
                <th scope="row">{label}</th>
                <td>{formatFigure(geometry[measure], kind, units)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
