import { a as __toESM, n as require_react, t as require_jsx_runtime } from "./jsx-runtime-BFgBdtgI.js";
import { a as drawWheel, r as drawRimSection } from "./rim-section-BElUst8o.js";
// src/features/home/bike-geometry.ts
/** Frame figures in millimetres and degrees, as frame makers publish them. */
var frame = {
	stack: 560,
	reach: 388,
	chainstay: 410,
	drop: 72,
	headAngle: 73,
	seatAngle: 73.5,
	headTube: 145,
	seatTube: 480,
	forkRake: 45,
	saddleHeight: 715
};
var radians = (degrees) => degrees * Math.PI / 180;
/** The point at a distance from another along a tube that leans back by its angle from level. */
var along = ([x, y], degrees, distance) => [x - distance * Math.cos(radians(degrees)), y + distance * Math.sin(radians(degrees))];
var bottomBracket = [0, 0];
var headTop = [frame.reach, frame.stack];
var headBottom = along(headTop, frame.headAngle, -frame.headTube);
var head = radians(frame.headAngle);
/** The steering axis shifted forward by the rake meets the height of the axles here. */
var frontAxle = [headBottom[0] + (headBottom[1] - frame.drop) / Math.tan(head) + frame.forkRake / Math.sin(head), frame.drop];
/** The joints of a road bike of middle size, in millimetres from the bottom bracket; y upwards. */
var bike = {
	reach: frame.reach,
	wheelbase: Math.round(frontAxle[0] + Math.sqrt(frame.chainstay ** 2 - frame.drop ** 2)),
	bottomBracket,
	rearAxle: [-Math.sqrt(frame.chainstay ** 2 - frame.drop ** 2), frame.drop],
	frontAxle,
	headTop,
	headBottom,
	steererTop: along(headTop, frame.headAngle, 20),
	seatTop: along(bottomBracket, frame.seatAngle, frame.seatTube),
	seatStay: along(bottomBracket, frame.seatAngle, frame.seatTube - 90),
	saddle: along(bottomBracket, frame.seatAngle, frame.saddleHeight)
};
var pencils_module_default = {
	hair: "_hair_uo36f_1",
	centre: "_centre_uo36f_6",
	open: "_open_uo36f_12",
	bold: "_bold_uo36f_17",
	accent: "_accent_uo36f_21",
	solid: "_solid_uo36f_26",
	paper: "_paper_uo36f_30",
	tint: "_tint_uo36f_34",
	dot: "_dot_uo36f_39",
	steep: "_steep_uo36f_44"
};
var sheet_module_default = {
	sheet: "_sheet_zoyil_1",
	dimension: "_dimension_zoyil_23"
};
// src/features/home/components/sheet.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A sheet of drawing paper, 320 by 200 units, with what it shows in words. */
function Sheet({ label, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		viewBox: "0 0 320 200",
		role: "img",
		"aria-label": label,
		className: sheet_module_default.sheet,
		children
	});
}
/** A level dimension line with arrowheads and its figure above. */
function LevelDimension({ from, to, at, text }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		className: sheet_module_default.dimension,
		d: `M${from} ${at}H${to}M${from + 5} ${at - 2.5}l-5 2.5 5 2.5M${to - 5} ${at - 2.5}l5 2.5-5 2.5`
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
		x: (from + to) / 2,
		y: at - 4,
		children: text
	})] });
}
/** An upright dimension line with arrowheads; its figure stands below. */
function UprightDimension({ from, to, at, text }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		className: sheet_module_default.dimension,
		d: `M${at} ${from}V${to}M${at - 2.5} ${from + 5}l2.5-5 2.5 5M${at - 2.5} ${to - 5}l2.5 5 2.5-5`
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
		x: at,
		y: to + 15,
		children: text
	})] });
}
// src/features/home/components/sketched-wheel.tsx
/** A wheel from its figures, at the scale of the sheet. */
function SketchedWheel({ figures, x, y, scale }) {
	const wheel = drawWheel(figures);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
		transform: `translate(${x} ${y}) scale(${scale})`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: wheel.tyreRadius,
				className: pencils_module_default.hair
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: wheel.rimOuterRadius,
				className: pencils_module_default.solid
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: wheel.rimInnerRadius,
				className: pencils_module_default.paper
			}),
			wheel.spokes.map(({ from, to }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("line", {
				className: pencils_module_default.hair,
				x1: from.x,
				y1: from.y,
				x2: to.x,
				y2: to.y
			}, `${to.x} ${to.y}`)),
			wheel.rotorRadius !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: wheel.rotorRadius,
				className: pencils_module_default.hair
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				r: wheel.hubRadius,
				className: pencils_module_default.solid
			})
		]
	});
}
// src/features/home/components/bike-sketch.tsx
var scale = .168;
var origin = {
	x: 143,
	y: 129
};
var x = (point) => origin.x + point[0] * scale;
var y = (point) => origin.y - point[1] * scale;
var line = (...points) => `M${points.map((point) => `${x(point).toFixed(1)} ${y(point).toFixed(1)}`).join("L")}`;
var figures = {
	rimDepth: 45,
	spokeCount: 20,
	outerWidth: 30,
	tyreWidth: 28,
	brake: "disc"
};
/** A bike from the figures of its frame; the saddle is still to choose. */
function BikeSketch() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Sheet, {
		label: `A road bike from the side with a reach of ${bike.reach} mm and a wheelbase of ${bike.wheelbase} mm; saddle and post are still to choose.`,
		children: [
			[bike.rearAxle, bike.frontAxle].map((axle) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SketchedWheel, {
				figures,
				x: x(axle),
				y: y(axle),
				scale
			}, axle[0])),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: pencils_module_default.bold,
				d: `${line(bike.bottomBracket, bike.seatTop, bike.headTop, bike.headBottom, bike.bottomBracket, bike.rearAxle, bike.seatStay)}${line(bike.headBottom, bike.frontAxle)}`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: pencils_module_default.open,
				d: line(bike.seatTop, bike.saddle)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: pencils_module_default.open,
				d: `M${x(bike.saddle) - 22} ${y(bike.saddle)}h40`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: `${line(bike.headTop, bike.steererTop)}l17-5h11c8 0 8 12 1 16l-9 3` }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: origin.x,
				cy: origin.y,
				r: 95 * scale,
				className: pencils_module_default.solid
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: `M${origin.x} ${origin.y}l26 14m-5 0h10` }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: pencils_module_default.centre,
				d: `M${origin.x} ${origin.y}V14M${x(bike.headTop)} ${y(bike.headTop)}V14`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LevelDimension, {
				from: origin.x,
				to: x(bike.headTop),
				at: 20,
				text: `${bike.reach} mm`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LevelDimension, {
				from: x(bike.rearAxle),
				to: x(bike.frontAxle),
				at: 194,
				text: `${bike.wheelbase} mm`
			})
		]
	});
}
// src/features/home/components/climb-sketch.tsx
/** Gradient of each kilometre of Alpe d'Huez from Le Bourg-d'Oisans in percent (data/climbs.csv). */
var gradients = [
	9.9,
	9.6,
	9.4,
	8.5,
	8.1,
	7.3,
	8.9,
	7.9,
	8.1,
	7.8,
	9.7,
	8.4,
	5.7,
	6.4
];
var climb = {
	name: "Alpe d'Huez",
	kilometres: 13.624,
	startMetres: 722,
	endMetres: 1856
};
var left = 22;
var base = 168;
var unitsPerKilometre = 276 / climb.kilometres;
var unitsPerMetre = 124 / (climb.endMetres - climb.startMetres);
/** Where the road is after a number of kilometres, on the sheet. */
function placeAfter(count) {
	const passed = gradients.slice(0, count).map((gradient, kilometre) => ({
		length: Math.min(1, climb.kilometres - kilometre),
		gradient
	}));
	const length = passed.reduce((sum, part) => sum + part.length, 0);
	const climbed = passed.reduce((sum, part) => sum + part.length * part.gradient * 10, 0);
	return {
		x: left + length * unitsPerKilometre,
		y: base - climbed * unitsPerMetre
	};
}
var places = [0, ...gradients.keys()].map((_, count) => placeAfter(count));
var path = `M${places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
var top = places.at(-1) ?? {
	x: left,
	y: base
};
var steep = places.slice(0, 2);
/** A famous climb, kilometre by kilometre, its steepest one marked. */
function ClimbSketch() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Sheet, {
		label: `Profile of ${climb.name}: ${climb.kilometres.toFixed(1)} km from ${climb.startMetres} to ${climb.endMetres} m.`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: `${path}V${base}H${left}Z`,
				className: pencils_module_default.tint
			}),
			places.map(({ x, y }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: `M${x.toFixed(1)} ${y.toFixed(1)}V${base}`,
				className: pencils_module_default.hair
			}, x)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: path,
				className: pencils_module_default.bold
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: `M${steep.map(({ x, y }) => `${x} ${y}`).join("L")}`,
				className: pencils_module_default.steep
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: `M${top.x} ${top.y}V20l14 5-14 5` }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
				x: "44",
				y: 144,
				children: "9.9 %"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("text", {
				x: top.x - 33,
				y: "24",
				children: [climb.endMetres, " m"]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LevelDimension, {
				from: left,
				to: top.x,
				at: 188,
				text: `${climb.kilometres.toFixed(1)} km`
			})
		]
	});
}
// src/features/home/components/compare-sketch.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var figuresOf = (rimDepth, spokeCount) => ({
	rimDepth,
	spokeCount,
	outerWidth: 30,
	tyreWidth: 28,
	brake: "disc"
});
var shallow = {
	figures: figuresOf(30, 24),
	depth: 30,
	innerWidth: 21,
	outerWidth: 27
};
var deep = {
	figures: figuresOf(62, 20),
	depth: 62,
	innerWidth: 23,
	outerWidth: 30
};
function RimCut({ wheel, x }) {
	const section = drawRimSection({
		...wheel,
		rimType: "Hookless"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
		transform: `translate(${x} 62)`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cy: "-12",
				r: "14",
				className: pencils_module_default.hair
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: section.outline,
				className: pencils_module_default.solid
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: section.well,
				className: pencils_module_default.paper
			})
		]
	});
}
/** One wheel, half shallow and half deep, with both rims cut through. */
function CompareSketch() {
	const id = (0, import_react.useId)();
	const wheel = {
		x: 160,
		y: 100,
		scale: .26
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Sheet, {
		label: `A wheel drawn half with a ${shallow.depth} mm and half with a ${deep.depth} mm deep rim, both rims cut through.`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("clipPath", {
				id: `${id}left`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M60 0h100v200H60z" })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("clipPath", {
				id: `${id}right`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M160 0h100v200H160z" })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
				clipPath: `url(#${id}left)`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SketchedWheel, {
					figures: shallow.figures,
					...wheel
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
				clipPath: `url(#${id}right)`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SketchedWheel, {
					figures: deep.figures,
					...wheel
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: "M160 4v192",
				className: pencils_module_default.centre
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RimCut, {
				wheel: shallow,
				x: 46
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UprightDimension, {
				from: 62,
				to: 62 + shallow.depth,
				at: 22,
				text: `${shallow.depth} mm`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RimCut, {
				wheel: deep,
				x: 274
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UprightDimension, {
				from: 62,
				to: 62 + deep.depth,
				at: 298,
				text: `${deep.depth} mm`
			})
		]
	});
}
// src/features/home/components/finder-sketch.tsx
var columns = [
	16,
	80,
	144,
	208
];
var answers = [
	"Disc",
	"Smooth",
	"Flat"
];
/** The branch that each answer takes: 0 is the upper one. */
var taken = [
	0,
	1,
	1
];
/** Height of a branch among the `2 ** level` branches of its level. */
var heightOf = (level, branch) => 8 + 184 / 2 ** level * (branch + .5);
/** Every elbow of the tree of questions, the taken ones last so that they lie on top. */
var branches = [
	1,
	2,
	3
].flatMap((level) => Array.from({ length: 2 ** level }, (_, branch) => {
	const chosen = taken.slice(0, level).reduce((place, answer) => place * 2 + answer, 0);
	const from = columns[level - 1] ?? 0;
	const to = columns[level] ?? 0;
	const [start, end] = [heightOf(level - 1, Math.floor(branch / 2)), heightOf(level, branch)];
	return {
		level,
		branch,
		isTaken: branch === chosen,
		path: `M${from} ${start}V${end}H${to}`
	};
})).sort((one, other) => Number(one.isTaken) - Number(other.isTaken));
var found = branches.findLast(({ level }) => level === 3);
var foundHeight = found === void 0 ? 100 : heightOf(3, found.branch);
/** A tree of answers that ends at one wheel. */
function FinderSketch() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Sheet, {
		label: `A tree of answers, ${answers.join(", ")}, that leads from eight wheels to one.`,
		children: [
			branches.map(({ level, branch, isTaken, path }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					d: path,
					className: isTaken ? pencils_module_default.accent : pencils_module_default.hair
				}),
				level === 3 && !isTaken && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
					cx: columns[3] + 8,
					cy: heightOf(3, branch),
					r: "8",
					className: pencils_module_default.hair
				}),
				isTaken && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
					x: ((columns[level - 1] ?? 0) + (columns[level] ?? 0)) / 2,
					y: heightOf(level, branch) - 5,
					children: answers[level - 1]
				})
			] }, `${level} ${branch}`)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: columns[0],
				cy: "100",
				r: "4",
				className: pencils_module_default.dot
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: `M208 ${foundHeight}H228`,
				className: pencils_module_default.accent
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SketchedWheel, {
				figures: {
					rimDepth: 50,
					spokeCount: 20,
					outerWidth: 30,
					tyreWidth: 28,
					brake: "disc"
				},
				x: 272,
				y: foundHeight,
				scale: .128
			})
		]
	});
}
// src/features/home/components/lost-sketch.tsx
/** A wheel that was never built. */
function LostSketch() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Sheet, {
		label: "A dashed outline of a wheel, 404 wide.",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "160",
				cy: "92",
				r: "78",
				className: pencils_module_default.open
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "160",
				cy: "92",
				r: "62",
				className: pencils_module_default.open
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "160",
				cy: "92",
				r: "6",
				className: pencils_module_default.open
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				d: "M160 4v176M72 92h176",
				className: pencils_module_default.centre
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LevelDimension, {
				from: 82,
				to: 238,
				at: 192,
				text: "404"
			})
		]
	});
}
// src/features/home/components/sketches.tsx
var sketches = {
	compare: CompareSketch,
	finder: FinderSketch,
	builder: BikeSketch,
	climb: ClimbSketch,
	lost: LostSketch
};
/** One drawing by its name; a file of its own, so that no other page carries the drawings. */
function Sketch({ name }) {
	const Chosen = sketches[name];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chosen, {});
}
export { Sketch as default };
