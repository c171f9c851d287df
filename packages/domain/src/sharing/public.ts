export {
  type Assortment,
  type AssortmentRow,
  assortmentFromWire,
  assortmentOf,
  assortmentRowSchema,
} from './assortment.ts';
export { type PickingRow, pickingList, pickingTotals } from './picking-list.ts';
export { type QuoteState, quoteLimits, quoteStates } from './quote.ts';
export {
  type PackedBuilds,
  type SharedState,
  type SharedStateFault,
  sharedAddress,
  sharedState,
  sharedStateVersion,
} from './shared-state.ts';
export { type SharedTool, sharedTools } from './shared-tool.ts';
export {
  type CartTemplate,
  type CartTemplateFault,
  cartAddress,
  cartFields,
  cartItemPlaceholders,
  cartItems,
  readCartTemplate,
} from './shop-cart.ts';
export { type CatalogueRow, type ShopFacts, shopListsOf, shopReader } from './shop-facts.ts';
export { codeAlphabet, codeLength, readShortCode, shortCode } from './short-code.ts';
