import { S as Page, y as pageLeads } from "../render-page.js";
import { t as require_jsx_runtime } from "./jsx-runtime-BFgBdtgI.js";
// ../domain/src/finder/filters.ts
/** Inner widths, in millimetres, that suit a road surface; both ends included (FND-06). */
var innerWidthBands = {
	smooth: {
		from: 18,
		to: 23
	},
	mediocre: {
		from: 23,
		to: 25
	},
	rough: {
		from: 25,
		to: 28
	}
};
// src/texts/finder-texts.ts
var preferenceTexts = {
	aerodynamics: {
		name: "Aerodynamics",
		what: "deeper rims, up to 60 mm"
	},
	lowWeight: {
		name: "Low weight",
		what: "fewer grams for the pair"
	},
	stiffness: {
		name: "Stiffness",
		what: "a higher stiffness figure"
	},
	comfort: {
		name: "Comfort",
		what: "wider inside, within your roads"
	},
	lowPrice: {
		name: "Low price",
		what: "fewer dollars for the pair"
	}
};
var finderTexts = {
	...pageLeads.finder,
	notSure: "Not sure",
	weight: "You, your bike and kit",
	weightHint: "Above 90 kg only wheels count whose limit exceeds your weight.",
	fineTune: "Fine-tune",
	fineTuneHint: "Questions 4 and 5 set these. Move one and it stays where you put it.",
	skipped: (known, of) => `Skipped now: ${known === 0 ? "none" : `only ${known}`} of the ${of} wheels left has a known figure.`,
	confirm: "Confirm",
	answerAll: "Please answer all questions before continuing",
	edit: "Edit",
	loadMore: "Load More",
	empty: "Sorry we couldn't find any wheels that meet your criteria",
	limitGuards: "The rider limit guards you: look for a maker who allows your weight before you give it up.",
	devMode: "Dev mode",
	method: "How the finder works",
	gravelOnly: "Gravel wheels need no more answers."
};
var finder_method_screen_module_default = { method: "_method_98nnx_1" };
// src/features/wheelset-finder/finder-method-screen.tsx
var import_jsx_runtime = require_jsx_runtime();
var band = ({ from, to }) => `${from} to ${to} mm`;
/** How the finder works, in plain words, with every number it uses. */
function FinderMethodScreen() {
	const { smooth, mediocre, rough } = innerWidthBands;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
		title: finderTexts.method,
		intro: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: "/wheelsetFinder",
			children: "Back to the Wheelset Finder"
		}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: finder_method_screen_module_default.method,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: "1. Conditions" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "A wheel has to meet all of them, in this order:" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ol", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "It is made for your brakes, disc or rim." }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
							"We know its spokes, it has no carbon tri-spoke, and it is at most ",
							34,
							" mm wide outside."
						] }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
							"If you, your bike and kit weigh more than ",
							90,
							" kg: its rider limit is above that weight. A limit nobody told us does not pass; a maker who sets no limit does."
						] }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "It is made for the road (or for gravel, if you asked for gravel wheels)." }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
							"Its front rim is as wide inside as your roads want: smooth ",
							band(smooth),
							", mediocre",
							" ",
							band(mediocre),
							", rough ",
							band(rough),
							". Both ends count."
						] })
					] })
				] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: "2. Preferences" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
						"Five sliders from 0 to 3, worked off from the highest down; equal ones in this order:",
						" ",
						Object.values(preferenceTexts).map(({ name, what }) => `${name} (${what})`).join(", "),
						". Rim depth counts up to ",
						60,
						" mm."
					] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "0 leaves the list alone; 1 keeps the best half, 2 the best third, 3 the best quarter, rounded up." }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Of equal figures the wheel that stands higher in the final order stays." }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Unknown figures rank last. A figure known for fewer than half of the wheels decides nothing." }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
							"A step that would leave fewer than ",
							3,
							" wheels is not taken, and narrowing ends there."
						] })
					] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "Questions 4 and 5 set where the sliders start; you can move each of them." })
				] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: "3. Order" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "What is left stands by the retailer's Xfactor index, highest first, then by name. Gravel wheels take the conditions and the order, without the sliders." })] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: "What else you see" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "The number on an option says how many wheels would be found if you chose it now." }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "“Stays first in 9 of 10 nearby answers” moves every slider by one and your weight by 5 kg, one at a time, and counts." }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "When nothing is left, the condition is named that brings most wheels back." }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: "Dev mode shows the list after every step." })
				] })] })
			]
		})
	});
}
export { FinderMethodScreen };
