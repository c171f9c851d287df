import { C as buttonClass, S as Page, T as useParams, _ as visibleColumns, a as wheelsetSentence, f as useWheelsetPage, g as formatCell, h as plainSentence, i as wheelsetPageTexts, n as fitLines, r as placeText, u as loadWheelsetPage } from "../render-page.js";
import { G as wheelsetPagePath, J as wheelsetFields, K as isInCategory, U as categoryPagePath, Z as formatFigure } from "./http-client-BVqrFwAQ.js";
import { t as useUnits } from "./unit-preference-Ba5VoCT1.js";
import { a as drawWheel, i as describeWheel, n as describeRimSection, r as drawRimSection, t as commonRimFrame } from "./rim-section-BElUst8o.js";
import { a as __toESM, n as require_react, t as require_jsx_runtime } from "./jsx-runtime-BFgBdtgI.js";
// ../domain/src/part/typical-tyre.ts
/** Tyre width in millimetres that is usual on a kind of bike; it stands in where no tyre is chosen. */
var typicalTyreWidth = {
	road: 28,
	gravel: 42,
	mountain: 60
};
// ../domain/src/drawing/wheelset-figures.ts
function bikeTypeOf(wheelset) {
	if (isInCategory(wheelset, "mtb")) return "mountain";
	return isInCategory(wheelset, "gravel") ? "gravel" : "road";
}
/** The tyre that a wheelset is drawn with: usual for its kind of bike, within what the maker allows. Millimetres. */
function drawnTyreWidth(wheelset) {
	const least = Math.max(typicalTyreWidth[bikeTypeOf(wheelset)], wheelset.minTyreWidth ?? 0);
	return Math.min(least, wheelset.maxTyreWidth ?? Number.POSITIVE_INFINITY);
}
/** What one wheel of a pair is drawn from. */
var wheelFiguresOf = (wheelset, side) => ({
	rimDepth: wheelset[side].rimDepth,
	spokeCount: wheelset[side].spokeCount,
	outerWidth: wheelset[side].outerWidth,
	tyreWidth: drawnTyreWidth(wheelset),
	brake: wheelset.brake,
	side
});
/** What one rim of a pair is drawn from. */
var rimFiguresOf = (wheelset, side) => ({
	depth: wheelset[side].rimDepth,
	innerWidth: wheelset[side].innerWidth,
	outerWidth: wheelset[side].outerWidth,
	rimType: wheelset.rimType
});
// src/ui/drawn-rim.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var drawn_rim_module_default = {
	section: "_section_v01um_1",
	profile: "_profile_v01um_11",
	well: "_well_v01um_21",
	behind: "_behind_v01um_27"
};
// src/ui/drawn-rim.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Room above the edge of the flanges. */
var top = 8;
/** A front rim in section, to scale. */
function DrawnRim({ rim, label, behind = null, scale = 1.6, frame }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		className: drawn_rim_module_default.section,
		width: frame.width * scale,
		height: (frame.height + top) * scale,
		viewBox: `${-frame.width / 2} -8 ${frame.width} ${frame.height + top}`,
		role: "img",
		"aria-label": label,
		children: [
			behind !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: behind,
				className: drawn_rim_module_default.behind
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: rim.outline,
				className: drawn_rim_module_default.profile,
				"data-assumed": rim.assumed.length > 0
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: rim.well,
				className: drawn_rim_module_default.well
			})
		]
	});
}
var drawn_wheel_module_default = {
	wheel: "_wheel_ou7js_1",
	rim: "_rim_ou7js_8",
	track: "_track_ou7js_8",
	tyre: "_tyre_ou7js_12",
	line: "_line_ou7js_25",
	spokes: "_spokes_ou7js_34",
	rotor: "_rotor_ou7js_47",
	hub: "_hub_ou7js_53",
	behind: "_behind_ou7js_58",
	dimension: "_dimension_ou7js_65"
};
// src/ui/drawn-wheel.tsx
/** Half the side of every wheel picture in mm: one scale for the whole product. */
var reach = 376;
/** All spokes as one path: one element instead of twenty in each row. */
var spokePath = ({ spokes }) => spokes.map(({ from, to }) => `M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`).join("");
function Dimension({ wheel, text, letters }) {
	const { rimOuterRadius, rimInnerRadius } = wheel;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
		className: drawn_wheel_module_default.dimension,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: `M0 ${-rimOuterRadius}V${-rimInnerRadius}m-9-14 9 14 9-14M-9 ${-rimOuterRadius + 14}l9-14 9 14` }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
			y: 1.25 * letters - rimInnerRadius,
			fontSize: letters,
			textAnchor: "middle",
			children: text
		})]
	});
}
/** A front wheel from the side, to scale: tyre, rim as a filled ring, spokes, rotor or brake track. */
function DrawnWheel({ wheel, size, label, behindRadius = null, measure = null }) {
	const { rimOuterRadius, rimInnerRadius, brakeTrackRadius, rotorRadius } = wheel;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		className: drawn_wheel_module_default.wheel,
		width: size,
		height: size,
		viewBox: `-376 -376 ${2 * reach} ${2 * reach}`,
		role: "img",
		"aria-label": label,
		"data-small": size < 120,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: wheel.tyreRadius,
				className: drawn_wheel_module_default.tyre
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: (rimOuterRadius + rimInnerRadius) / 2,
				className: drawn_wheel_module_default.rim,
				strokeWidth: rimOuterRadius - rimInnerRadius
			}),
			brakeTrackRadius !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: (rimOuterRadius + brakeTrackRadius) / 2,
				className: drawn_wheel_module_default.track,
				strokeWidth: rimOuterRadius - brakeTrackRadius
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: rimOuterRadius,
				className: drawn_wheel_module_default.line
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: rimInnerRadius,
				className: drawn_wheel_module_default.line,
				"data-assumed": wheel.assumed.includes("rimDepth")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: spokePath(wheel),
				className: drawn_wheel_module_default.spokes,
				"data-assumed": wheel.assumed.includes("spokeCount")
			}),
			rotorRadius !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: rotorRadius,
				className: drawn_wheel_module_default.rotor
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: wheel.hubRadius,
				className: drawn_wheel_module_default.hub
			}),
			behindRadius !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: behindRadius,
				className: drawn_wheel_module_default.behind
			}),
			measure !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dimension, {
				wheel,
				text: measure,
				letters: 24 * reach / size
			})
		]
	});
}
var wheel_picture_module_default = { photo: "_photo_1ipv7_1" };
// src/shop/wheel-picture.tsx
/** The front wheel from the side, to scale. */
function WheelPicture({ wheelset, size, baseline = null, isMeasured = false }) {
	const figures = wheelFiguresOf(wheelset, "front");
	const behind = baseline && baseline.id !== wheelset.id ? drawWheel(wheelFiguresOf(baseline, "front")) : null;
	const wheel = drawWheel(figures);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DrawnWheel, {
		wheel,
		size,
		label: describeWheel(wheelset.shortName, figures),
		behindRadius: behind?.rimInnerRadius ?? null,
		measure: isMeasured && !wheel.assumed.includes("rimDepth") ? `${figures.rimDepth} mm` : null
	});
}
/** The front rim cut through, to scale, with its depth and widths. */
function RimPicture({ wheelset, baseline = null, frame, scale }) {
	const figures = rimFiguresOf(wheelset, "front");
	const rim = drawRimSection(figures);
	const behind = baseline && baseline.id !== wheelset.id ? drawRimSection(rimFiguresOf(baseline, "front")) : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DrawnRim, {
		rim,
		label: describeRimSection(wheelset.shortName, figures),
		behind: behind?.outline ?? null,
		frame: frame ?? commonRimFrame(behind ? [rim, behind] : [rim]),
		scale
	});
}
(0, import_react.memo)(function WheelImage({ wheelset, size }) {
	const [isBroken, setBroken] = (0, import_react.useState)(false);
	if (wheelset.imageLink === null || isBroken) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WheelPicture, {
		wheelset,
		size
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		className: wheel_picture_module_default.photo,
		src: wheelset.imageLink,
		alt: wheelset.shortName,
		width: size,
		height: size,
		loading: "lazy",
		onError: () => setBroken(true)
	});
});
var wheelset_page_screen_module_default = {
	sheet: "_sheet_1blwp_1",
	drawing: "_drawing_1blwp_7",
	side: "_side_1blwp_24",
	price: "_price_1blwp_34",
	figures: "_figures_1blwp_40",
	note: "_note_1blwp_67",
	places: "_places_1blwp_75",
	bar: "_bar_1blwp_88",
	rivals: "_rivals_1blwp_101"
};
// src/features/wheelset-page/wheelset-page-screen.tsx
function Actions({ wheelset: { ppId, productLink } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: buttonClass,
			href: `/wheelsetCompare/${ppId}`,
			children: wheelsetPageTexts.compare
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: buttonClass,
			href: `/WheelsetClimbCalculator?v=1&ids=${ppId}`,
			children: wheelsetPageTexts.climb
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: buttonClass,
			href: `/bike-builder/wheelset?wheelset=${ppId}`,
			children: wheelsetPageTexts.build
		}),
		productLink !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			className: buttonClass,
			"data-look": "primary",
			href: productLink,
			target: "_blank",
			rel: "noopener noreferrer",
			children: wheelsetPageTexts.shop
		})
	] });
}
/** The field of each compared column, as the list of recalled fields names it. */
var fieldOfColumn = new Map(Object.entries(wheelsetFields).flatMap(([name, field]) => "compared" in field ? [[field.compared.id, name]] : []));
function Figures({ wheelset }) {
	const units = useUnits();
	const isEstimate = (columnId) => wheelset.recalledColumns.includes(fieldOfColumn.get(columnId) ?? "");
	const columns = visibleColumns(true);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: wheelsetPageTexts.figures }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
			className: wheelset_page_screen_module_default.figures,
			children: columns.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: column.label }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [isEstimate(column.id) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("abbr", {
				title: wheelsetPageTexts.estimate,
				children: ["≈", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "visually-hidden",
					children: [
						" ",
						wheelsetPageTexts.estimate,
						" "
					]
				})]
			}), formatCell(column, wheelset, units)] })] }, column.id))
		}),
		columns.some(({ id }) => isEstimate(id)) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: wheelset_page_screen_module_default.note,
			children: wheelsetPageTexts.estimateNote
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Source, { wheelset })
	] });
}
function Source({ wheelset: { source } }) {
	if (source === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: wheelset_page_screen_module_default.note,
		children: [
			wheelsetPageTexts.source,
			": ",
			/^https?:/.test(source) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: source,
				children: hostOf(source)
			}) : source
		]
	});
}
function hostOf(address) {
	return URL.canParse(address) ? new URL(address).hostname : address;
}
function Places({ category, places }) {
	if (category === null || places.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: wheelsetPageTexts.place(category) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: wheelset_page_screen_module_default.places,
		children: places.map((place) => {
			const { columnId, above, below, equal } = place;
			const others = above + below + equal;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: placeText(columnId, place) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: wheelset_page_screen_module_default.bar,
				"aria-hidden": "true",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { style: { width: `${above / others * 100}%` } })
			})] }, columnId);
		})
	})] });
}
function Fits({ wheelset }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: wheelsetPageTexts.fits }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: wheelset_page_screen_module_default.figures,
		children: fitLines(wheelset).map(([name, text]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: text })] }, name))
	})] });
}
function Rivals({ wheelset, rivals }) {
	const units = useUnits();
	if (rivals.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: wheelsetPageTexts.rivals }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: wheelset_page_screen_module_default.rivals,
		children: rivals.map((rival) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WheelPicture, {
			wheelset: rival,
			size: 96,
			baseline: wheelset
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: wheelsetPagePath(rival),
			children: rival.name
		}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: plainSentence(rival, wheelset, units) })] })] }, rival.id))
	})] });
}
/** One wheelset: drawn to scale, with every figure, its place among its kind and its nearest rivals. */
function WheelsetPageScreen() {
	const { ppId } = useParams({ from: "/wheelset/$ppId/{-$slug}" });
	const page = useWheelsetPage(ppId);
	const { wheelset, category } = page;
	const units = useUnits();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
		title: wheelset.name,
		intro: wheelsetSentence(wheelset),
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Actions, { wheelset }),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: wheelset_page_screen_module_default.sheet,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", {
					className: wheelset_page_screen_module_default.drawing,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WheelPicture, {
						wheelset,
						size: 320,
						isMeasured: true
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RimPicture, {
						wheelset,
						scale: 2.4
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: wheelset_page_screen_module_default.side,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: wheelset_page_screen_module_default.price,
							children: wheelset.price === null ? wheelsetPageTexts.noPrice : formatFigure(wheelset.price, "money", units)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Places, { ...page }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fits, { wheelset })
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Figures, { wheelset }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rivals, { ...page })
			]
		}), category !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "no-print",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: categoryPagePath(category),
				children: wheelsetPageTexts.all(category)
			})
		})]
	});
}
export { WheelsetPageScreen, loadWheelsetPage };
