export { type PickingRow, pickingList, pickingTotals } from './picking-list.ts';
export {
  type PackedBuilds,
  type SharedState,
  type SharedStateFault,
  type SharedTool,
  sharedAddress,
  sharedState,
  sharedStateVersion,
  sharedTools,
} from './shared-state.ts';
export { codeAlphabet, codeLength, readShortCode, shortCode } from './short-code.ts';
