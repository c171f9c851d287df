export * from './rim-section.ts';
export * from './wheel-drawing.ts';
