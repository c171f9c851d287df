export { configuredBikes, type SampleCatalogue, swappedBikes } from './configured-bikes.ts';
export { fixFigures } from './fix-figures.ts';
export { tryGoals } from './goal-figures.ts';
export { rulesThatFire } from './rules-that-fire.ts';
export { sampleCatalogue } from './sample-catalogue.ts';
