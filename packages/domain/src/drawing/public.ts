export * from './bike-drawing.ts';
export * from './bike-geometry.ts';
export * from './rim-section.ts';
export * from './wheel-drawing.ts';
export * from './wheelset-figures.ts';
