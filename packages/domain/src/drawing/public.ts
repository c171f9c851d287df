export { type BikeDrawing, type BikeFigures, drawBike } from './bike-drawing.ts';
export { commonRimFrame, describeRimSection, drawRimSection, type RimFrame } from './rim-section.ts';
export {
  describeWheel,
  drawWheel,
  type Line,
  type Point,
  type WheelDrawing,
  type WheelFigures,
} from './wheel-drawing.ts';
export { drawnTyreWidth, rimFiguresOf, wheelFiguresOf } from './wheelset-figures.ts';
