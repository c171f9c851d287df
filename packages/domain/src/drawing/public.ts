export {
  type BikeDrawing,
  type BikeFigures,
  type BikeLayer,
  type DrawnPart,
  drawBike,
} from './bike-drawing.ts';
export type { Point } from './plane.ts';
export { commonRimFrame, describeRimSection, drawRimSection, type RimFrame } from './rim-section.ts';
export { type SaddleOutline, saddleOutlineOf, saddleOutlines } from './saddle-drawing.ts';
export type { Bounds, Pen, Shape } from './shape.ts';
export {
  describeWheel,
  drawWheel,
  type Line,
  type WheelDrawing,
  type WheelFigures,
} from './wheel-drawing.ts';
export { drawnTyreWidth, rimFiguresOf, wheelFiguresOf } from './wheelset-figures.ts';
