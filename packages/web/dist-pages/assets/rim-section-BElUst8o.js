// ../domain/src/drawing/plausible-figure.ts
/** A figure that can be drawn, or null when it is unknown or so far out that it must be a slip of the catalogue. */
var plausible = (figure, least, most) => figure !== null && figure >= least && figure <= most ? figure : null;
// ../domain/src/drawing/wheel-drawing.ts
/** What stands in for an unknown figure: rim depth and tyre width in mm, number of spokes. */
var assumedWheel = {
	rimDepth: 30,
	spokeCount: 24,
	tyreWidth: 28
};
/** The rim stands about 6 mm above the bead seat (ETRTO flange height). */
var flangeHeight$1 = 6;
var brakeTrackHeight = 14;
var rotorRadius = 80;
var hubRadius = 28;
/** A tangential spoke leaves the flange about a quarter turn before its place at the rim. */
var crossing = 1.15;
/** Moulded wheels of three to five thick spokes do not cross. */
var fewestLaced = 12;
/** The figures that can be drawn: what is beyond belief counts as unknown, so that one wrong cell spoils no page. */
var drawable$1 = (figures) => ({
	rimDepth: plausible(figures.rimDepth, 12, 200),
	spokeCount: plausible(figures.spokeCount, 0, 64),
	tyreWidth: plausible(figures.tyreWidth, 18, 120) ?? assumedWheel.tyreWidth
});
/** Works out the side view of a wheel to scale. */
function drawWheel(figures) {
	const { rimDepth, spokeCount, tyreWidth } = drawable$1(figures);
	const beadSeatRadius = (figures.beadSeat ?? 622) / 2;
	const rimOuterRadius = beadSeatRadius + flangeHeight$1;
	const rimInnerRadius = rimOuterRadius - (rimDepth ?? assumedWheel.rimDepth);
	const count = Math.round(spokeCount ?? assumedWheel.spokeCount);
	const isCrossed = count >= fewestLaced && (figures.side === "rear" || figures.brake !== "rim");
	return {
		tyreRadius: beadSeatRadius + tyreWidth,
		rimOuterRadius,
		rimInnerRadius,
		brakeTrackRadius: figures.brake === "rim" ? rimOuterRadius - brakeTrackHeight : null,
		rotorRadius: figures.brake === "disc" ? rotorRadius : null,
		hubRadius,
		spokes: Array.from({ length: count }, (_, index) => spoke(2 * Math.PI * index / count - Math.PI / 2, isCrossed ? lean(index, count) : 0, rimInnerRadius)),
		assumed: [
			...rimDepth === null ? ["rimDepth"] : [],
			...spokeCount === null ? ["spokeCount"] : [],
			...figures.brake === null ? ["brake"] : []
		]
	};
}
/** Which way a crossed spoke leans: by turns, or in threes with a radial one where one flange has twice the spokes. */
function lean(index, count) {
	if (count % 2 === 1 && count % 3 === 0) return 1 - index % 3;
	return index % 2 === 0 ? 1 : -1;
}
function spoke(rim, leaning, rimInnerRadius) {
	const hub = rim + leaning * crossing;
	return {
		from: {
			x: hubRadius * Math.cos(hub),
			y: hubRadius * Math.sin(hub)
		},
		to: {
			x: rimInnerRadius * Math.cos(rim),
			y: rimInnerRadius * Math.sin(rim)
		}
	};
}
/** The drawing in one sentence, from the same numbers, for those who cannot see it. */
function describeWheel(name, figures) {
	const { rimDepth, spokeCount, tyreWidth } = drawable$1(figures);
	return `${name}: ${rimDepth === null ? `rim depth unknown and drawn as ${assumedWheel.rimDepth} mm` : `${rimDepth} mm deep rim`}, ${spokeCount === null ? `number of spokes unknown and drawn as ${assumedWheel.spokeCount}` : `${Math.round(spokeCount)} spokes`}, ${figures.brake === null ? "unknown brake" : {
		disc: "disc rotor",
		rim: "rim brake track"
	}[figures.brake]}, shown with a ${tyreWidth} mm tyre`;
}
// ../domain/src/drawing/rim-section.ts
var assumedDepth = 30;
var assumedInner = 21;
var flangeHeight = 6;
/** The figures that can be drawn; an outside that is not wider than the inside is a slip and counts as unknown. */
function drawable(figures) {
	const innerWidth = plausible(figures.innerWidth, 10, 100);
	const outerWidth = plausible(figures.outerWidth, (innerWidth ?? 10) + 1, 120);
	return {
		depth: plausible(figures.depth, 12, 200),
		innerWidth,
		outerWidth
	};
}
/** Draws a rim's cross-section from its depth and widths. */
function drawRimSection(figures) {
	const { depth, innerWidth, outerWidth } = drawable(figures);
	const height = depth ?? assumedDepth;
	const inner = innerWidth ?? (outerWidth === null ? assumedInner : Math.max(outerWidth - 6, 6));
	const width = outerWidth ?? inner + 6;
	return {
		width,
		height,
		innerWidth: inner,
		outline: outline(width, height),
		well: figures.rimType === "Tubular" ? tubularBed(inner) : well(inner, figures.rimType === "Hookless"),
		assumed: [
			...depth === null ? ["depth"] : [],
			...innerWidth === null ? ["innerWidth"] : [],
			...outerWidth === null ? ["outerWidth"] : []
		]
	};
}
/** The section in one sentence, from the same numbers, for those who cannot see it. */
function describeRimSection(name, figures) {
	const { depth, innerWidth, outerWidth } = drawable(figures);
	const drawn = drawRimSection(figures);
	const part = (figure, unknown, known, stand) => figure === null ? `${unknown} unknown and drawn as ${stand} mm` : `${figure} mm ${known}`;
	return [
		`Rim section of ${name}: ${part(depth, "depth", "deep", drawn.height)}`,
		part(innerWidth, "inner width", "wide inside", drawn.innerWidth),
		part(outerWidth, "outer width", "wide outside", drawn.width),
		rimTypeWords[figures.rimType ?? "unknown"]
	].join(", ");
}
var rimTypeWords = {
	Clincher: "hooked for clinchers",
	Tubeless: "hooked and tubeless",
	Hookless: "hookless",
	Tubular: "for glued tubulars",
	unknown: "rim type unknown and drawn hooked"
};
/** Enough for usual rims; a page of them keeps its layout whichever are chosen. */
var usualFrame = {
	width: 64,
	height: 84
};
/** One frame for all sections of a page, their edges included. */
var commonRimFrame = (sections) => ({
	width: Math.max(usualFrame.width, ...sections.map(({ width }) => width + 4)),
	height: Math.max(usualFrame.height, ...sections.map(({ height }) => height + 4))
});
var at = (x, y) => `${x.toFixed(2)} ${y.toFixed(2)}`;
/** Straight walls that curve into the spoke bed, the deeper the rounder. */
function outline(width, height) {
	const half = width / 2;
	const shoulder = Math.min(height * .45, 22);
	const nose = Math.min(half * .42, 5);
	return [
		`M${at(-half, 0)}`,
		`L${at(half, 0)}`,
		`L${at(half, shoulder)}`,
		`C${at(half, shoulder + (height - shoulder) * .6)} ${at(nose, height)} ${at(0, height)}`,
		`C${at(-nose, height)} ${at(-half, shoulder + (height - shoulder) * .6)} ${at(-half, shoulder)}`,
		"Z"
	].join(" ");
}
/** The tyre's room; a hook leans 0.8 mm inwards at the edge of each flange. */
function well(inner, isHookless) {
	const half = inner / 2;
	const hook = isHookless ? 0 : .8;
	return [
		`M${at(-half + hook, 0)}`,
		...hook > 0 ? [`L${at(-half + hook, 1.4)}`, `L${at(-half, 2.2)}`] : [],
		`L${at(-half, flangeHeight)}`,
		`L${at(-half * .5, flangeHeight)}`,
		`Q${at(0, 14)} ${at(half * .5, flangeHeight)}`,
		`L${at(half, flangeHeight)}`,
		...hook > 0 ? [`L${at(half, 2.2)}`, `L${at(half - hook, 1.4)}`] : [],
		`L${at(half - hook, 0)}`,
		"Z"
	].join(" ");
}
/** A tubular tyre is glued into a shallow round bed. */
var tubularBed = (inner) => `M${at(-inner / 2, 0)} Q${at(0, 7)} ${at(inner / 2, 0)} Z`;
export { drawWheel as a, describeWheel as i, describeRimSection as n, drawRimSection as r, commonRimFrame as t };
