export { type Assembly, assemblyOf } from './balloons.ts';
export {
  type BikeDrawing,
  type BikeFigures,
  type BikeLayer,
  type DrawnPart,
  drawBike,
} from './bike-drawing.ts';
export { commonRimFrame, describeRimSection, drawRimSection, type RimFrame } from './rim-section.ts';
export { drawSaddle, saddleOutlineOf } from './saddle-drawing.ts';
export type { Bounds, Shape } from './shape.ts';
export {
  describeWheel,
  drawWheel,
  type Line,
  type WheelFigures,
} from './wheel-drawing.ts';
export { drawnTyreWidth, rimFiguresOf, wheelFiguresOf } from './wheelset-figures.ts';
