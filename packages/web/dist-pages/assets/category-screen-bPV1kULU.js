import { G as wheelsetPagePath, H as wheelsetSorts, U as categoryPagePath, Z as formatFigure, q as wheelsetCategories } from "./http-client-BVqrFwAQ.js";
import { S as Page, T as useParams, c as categoryQuery, d as useCategoryPage, l as loadCategory, o as categoryTexts, s as sortTexts, t as categoryPageTexts, w as useSearch } from "../render-page.js";
import { t as useUnits } from "./unit-preference-Ba5VoCT1.js";
import { t as require_jsx_runtime } from "./jsx-runtime-BFgBdtgI.js";
var category_screen_module_default = {
	links: "_links_1xojt_1",
	scroll: "_scroll_1xojt_24",
	table: "_table_1xojt_31"
};
// src/features/wheelset-page/category-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
function Orders({ category, sort }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		className: `${category_screen_module_default.links} no-print`,
		"aria-label": categoryPageTexts.order,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: categoryPageTexts.order }), wheelsetSorts.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: categoryPagePath(category) + categoryQuery({
				sort: one,
				page: 1
			}),
			"aria-current": one === sort ? "true" : void 0,
			children: sortTexts[one]
		}, one))]
	});
}
function Parts({ category, sort, page, pages }) {
	if (pages === 1) return null;
	const to = (part) => categoryPagePath(category) + categoryQuery({
		sort,
		page: part
	});
	const { part, previous, next } = categoryPageTexts;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		className: `${category_screen_module_default.links} no-print`,
		"aria-label": part(page, pages),
		children: [
			page > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: to(page - 1),
				rel: "prev",
				children: previous
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: part(page, pages) }),
			page < pages && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: to(page + 1),
				rel: "next",
				children: next
			})
		]
	});
}
function Others({ category }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		className: `${category_screen_module_default.links} no-print`,
		"aria-label": categoryPageTexts.others,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: categoryPageTexts.others }), wheelsetCategories.filter((other) => other !== category).map((other) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: categoryPagePath(other),
			children: categoryTexts[other]
		}, other))]
	});
}
function Row({ wheelset }) {
	const units = useUnits();
	const { front, rear, price, weight, rimType } = wheelset;
	const pair = (one, other) => one === other ? formatFigure(one, "millimetres", units) : `${formatFigure(one, "millimetres", units)} / ${formatFigure(other, "millimetres", units)}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
			scope: "row",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: wheelsetPagePath(wheelset),
				children: wheelset.name
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: formatFigure(price, "money", units) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: formatFigure(weight, "grams", units) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: pair(front.rimDepth, rear.rimDepth) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: pair(front.innerWidth, rear.innerWidth) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: rimType ?? "N/A" })
	] });
}
/** The wheelsets of a category as a table, sorted by links. */
function CategoryScreen() {
	const { category: slug } = useParams({ from: "/wheelsets-for/$category" });
	const search = useSearch({ from: "/wheelsets-for/$category" });
	const { wheelsets, ...part } = useCategoryPage(slug, search);
	const title = categoryPageTexts.title(part.category);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
		title,
		intro: wheelsets.length === 0 ? categoryPageTexts.empty : categoryPageTexts.intro(part.total),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Orders, { ...part }),
			wheelsets.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
				className: category_screen_module_default.scroll,
				"aria-label": title,
				tabIndex: 0,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
					className: category_screen_module_default.table,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", { children: categoryPageTexts.columns.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						children: column
					}, column)) }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: wheelsets.map((wheelset) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { wheelset }, wheelset.id)) })]
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Parts, { ...part }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Others, { category: part.category })
		]
	});
}
export { CategoryScreen, loadCategory };
