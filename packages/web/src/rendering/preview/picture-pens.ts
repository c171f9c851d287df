import tokens from '../../styles/tokens.css?raw';
import pens from '../../ui/pens.module.css';

/** A colour of the light theme: previews are shown on other people's pages, which are light more often. */
function lightColour(name: string): string {
  const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return colour;
}

/** The colours of a preview. */
export const inks = {
  paper: lightColour('sheet'),
  ink: lightColour('ink'),
  muted: lightColour('muted'),
  edge: lightColour('edge'),
  hairline: lightColour('hairline'),
  raised: lightColour('raised'),
  action: lightColour('action'),
} as const;

/** Widths of the pens in px of the picture, which is looked at in about half its size. */
const penWidths = { outline: 3, inner: 1.8, teeth: 1.8, fine: 1 } as const;

/**
 * The style sheet of a drawing inside the group `.{group}` at a scale in px for a millimetre. What makes the picture
 * knows neither variables nor strokes that keep their width, so both are written out.
 */
export function penSheet(group: string, scale: number): string {
  const rule = (pen: string | undefined, body: string) =>
    `.${group} ${pen?.startsWith('[') ? pen : `.${pen}`}{${body}}`;
  const width = (px: number) => `stroke-width:${(px / scale).toFixed(2)}`;
  return [
    `.${group}{fill:none;stroke:${inks.ink};stroke-linecap:round;stroke-linejoin:round}`,
    rule(pens.outline, width(penWidths.outline)),
    rule(pens.inner, width(penWidths.inner)),
    rule(pens.teeth, width(penWidths.teeth)),
    rule(pens.fine, `stroke:${inks.edge};${width(penWidths.fine)}`),
    rule(pens.filled, `fill:${inks.paper};fill-rule:evenodd`),
    // The width of a band is its own, in the units of the drawing.
    rule(pens.band, `stroke:${inks.paper}`),
    rule(pens.rim, `stroke:${inks.raised}`),
    rule(pens.track, `stroke:${inks.hairline}`),
    // What is not chosen yet is dashed, and hides nothing.
    rule(
      '[data-state="open"] path',
      `fill:none;stroke:${inks.edge};stroke-dasharray:${8 / scale} ${6 / scale}`,
    ),
    rule(
      '[data-state="open"] circle',
      `fill:none;stroke:${inks.edge};stroke-dasharray:${8 / scale} ${6 / scale}`,
    ),
    rule(`[data-state="open"] .${pens.band}`, 'stroke:none'),
    rule(`[data-state="open"] .${pens.fine}`, 'stroke:none'),
  ].join('');
}
