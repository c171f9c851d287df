import { $ as unitSystems, at as object, nt as _enum } from "./http-client-BVqrFwAQ.js";
import { b as createKeptStore, x as useStore } from "../render-page.js";
// src/platform/unit-preference.ts
var unitStore = createKeptStore({
	key: "pp.units",
	version: 1,
	schema: object({ system: _enum(unitSystems) }),
	fallback: { system: "metric" }
});
/** The visitor's units, remembered for all tools. */
var useUnits = () => useStore(unitStore, (state) => state.system);
export { useUnits as t };
