import { F as useQueryClient, G as wheelsetPagePath, Q as roundTo, V as wheelsetFromWire, Y as formatDifference, l as useRouter } from "./http-client-BVqrFwAQ.js";
import { _ as visibleColumns, g as formatCell, h as plainSentence, m as loadLinkedComparison, p as linkedComparisonIn, v as linkedComparisonTexts } from "../render-page.js";
import { t as require_jsx_runtime } from "./jsx-runtime-BFgBdtgI.js";
// ../../node_modules/@tanstack/react-router/dist/esm/useLocation.js
/**
* Read the current location from the router state with optional selection.
* Useful for subscribing to just the pieces of location you care about.
*
* Options:
* - `select`: Project the `location` object to a derived value
* - `structuralSharing`: Enable structural sharing for stable references
*
* @returns The current location (or selected value).
* @link https://tanstack.com/router/latest/docs/framework/react/api/router/useLocationHook
*/
function useLocation(opts) {
	const router = useRouter();
	{
		const location = router.stores.location.get();
		return opts?.select ? opts.select(location) : location;
	}
}
// ../domain/src/comparison/difference.ts
/** Compares one cell with the same cell of the baseline; amounts are rounded to one decimal. */
function compareCell(column, wheelset, baseline) {
	if (!column.isDiffed) return { kind: "plain" };
	if (column.kind === "text") return compareTexts(column.read(wheelset), column.read(baseline));
	const own = column.read(wheelset);
	const base = column.read(baseline);
	if (own === null || base === null) return { kind: "unknown" };
	const amount = roundTo(own - base, 1);
	if (amount === 0) return { kind: "same" };
	if (column.better === "neither") return {
		kind: "difference",
		amount,
		verdict: "neutral"
	};
	return {
		kind: "difference",
		amount,
		verdict: amount < 0 ? "better" : "worse"
	};
}
function compareTexts(own, base) {
	if (own === null || base === null) return { kind: "unknown" };
	return isSameText(own, base) ? { kind: "same" } : { kind: "other" };
}
var isSameText = (a, b) => a.toLowerCase() === b.toLowerCase();
var linked_comparison_screen_module_default = {
	comparison: "_comparison_1o48x_1",
	scroll: "_scroll_1o48x_11",
	table: "_table_1o48x_18"
};
// src/features/wheelset-compare/linked-comparison-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
var columns = visibleColumns(false);
function Difference({ wheelset, baseline, column }) {
	if (baseline === null || wheelset.id === baseline.id || column.kind === "text") return null;
	const cell = compareCell(column, wheelset, baseline);
	if (cell.kind !== "difference") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		"data-verdict": cell.verdict,
		children: [
			" (",
			formatDifference(cell.amount, column.kind),
			")"
		]
	});
}
/**
* The comparison that the address names, as a plain table: what a visitor without scripts, a search engine and
* everyone else sees until the tool is there. Nothing for an address that names none.
*/
function LinkedComparisonScreen() {
	const { pathname, searchStr } = useLocation();
	const data = linkedComparisonIn(useQueryClient(), pathname, searchStr);
	if (data === null) return null;
	const wheelsets = data.results.map(wheelsetFromWire);
	const baseline = wheelsets.find(({ ppId }) => ppId === data.baselinePpId) ?? null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: linked_comparison_screen_module_default.comparison,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
				className: linked_comparison_screen_module_default.scroll,
				"aria-label": linkedComparisonTexts.table,
				tabIndex: 0,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
					className: linked_comparison_screen_module_default.table,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						children: linkedComparisonTexts.wheelset
					}), columns.map(({ id, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						children: label
					}, id))] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: wheelsets.map((wheelset) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
						"data-baseline": wheelset === baseline,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", {
							scope: "row",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
								href: wheelsetPagePath(wheelset),
								children: wheelset.shortName
							}), wheelset === baseline && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: linkedComparisonTexts.baseline })]
						}), columns.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", { children: [formatCell(column, wheelset, "metric"), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Difference, {
							wheelset,
							baseline,
							column
						})] }, column.id))]
					}, wheelset.id)) })]
				})
			}),
			baseline !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: wheelsets.filter((wheelset) => wheelset !== baseline).map((wheelset) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
				wheelset.shortName,
				": ",
				plainSentence(wheelset, baseline),
				"."
			] }, wheelset.id)) }),
			data.missing > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: linkedComparisonTexts.missing(data.missing) })
		]
	});
}
export { LinkedComparisonScreen, loadLinkedComparison };
