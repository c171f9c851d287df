import { type BikeFigures, drawBike } from '@pp-tools/domain/drawing';
import { BikeLayers, bikeStateWith } from '../../../shop/drawn-bike.tsx';
import pens from '../../../ui/pens.module.css';
import pencils from './pencils.module.css';
import { LevelDimension, Sheet } from './sheet.tsx';

const scale = 0.168;
/** The bottom bracket on the sheet. */
const origin = { x: 143, y: 127 };

/** A road bike of middle size, as the frames of the catalogue are in the median. */
const figures: BikeFigures = {
  type: 'road',
  geometry: null,
  brake: 'disc',
  rimDepth: { front: 45, rear: 45 },
  spokeCount: { front: 20, rear: 24 },
  tyreWidth: 28,
  handlebar: null,
  ringTeeth: null,
  cogTeeth: null,
};
const state = bikeStateWith('chosen', { saddle: 'open', seatpost: 'open' });

/** The builder's own bike; the saddle is still to choose. */
export function BikeSketch() {
  const { layers, joints } = drawBike(figures);
  const { rearAxle, frontAxle, headTop } = joints;
  const x = (millimetres: number) => origin.x + millimetres * scale;
  const wheelbase = Math.round(frontAxle.x - rearAxle.x);
  const reach = Math.round(headTop.x);
  return (
    <Sheet
      label={`A road bike from the side with a reach of ${reach} mm and a wheelbase of ${wheelbase} mm; saddle and post are still to choose.`}
    >
      <g
        className={pens.drawing}
        data-size="small"
        transform={`translate(${origin.x} ${origin.y}) scale(${scale})`}
      >
        <BikeLayers layers={layers} state={state} hatch="" />
      </g>
      <path className={pencils.centre} d={`M${origin.x} ${origin.y}V10M${x(headTop.x)} 34V10`} />
      <LevelDimension from={origin.x} to={x(headTop.x)} at={16} text={`${reach} mm`} />
      <LevelDimension from={x(rearAxle.x)} to={x(frontAxle.x)} at={195} text={`${wheelbase} mm`} />
    </Sheet>
  );
}
