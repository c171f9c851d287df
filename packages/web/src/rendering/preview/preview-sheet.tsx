import type { ReactNode } from 'react';
import { publicConfig } from '../../platform/public-config.ts';
import { inks } from './picture-pens.ts';
import { previewSize } from './preview-size.ts';

/** Letters of this height in px take about so much of it in width, on average. */
const letterWidth = 0.54;
const margin = 64;
const grid = { fine: 15, bold: 75 } as const;

/** A text in lines of at most so many px; the last one of `most` ends with an ellipsis where words are left. */
export function wrappedText(text: string, height: number, width: number, most: number): readonly string[] {
  const letters = Math.floor(width / (height * letterWidth));
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= letters || line === '') line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  const cut = (one: string) => (one.length > letters ? `${one.slice(0, letters - 1)}…` : one);
  if (lines.length <= most) return lines.map(cut);
  return [
    ...lines.slice(0, most - 1),
    `${lines
      .slice(most - 1)
      .join(' ')
      .slice(0, letters - 1)}…`,
  ].map(cut);
}

const gridLines = (step: number): string => {
  const { width, height } = previewSize;
  const across = Array.from(
    { length: Math.floor(height / step) },
    (_, line) => `M0 ${(line + 1) * step}H${width}`,
  );
  const down = Array.from(
    { length: Math.floor(width / step) },
    (_, line) => `M${(line + 1) * step} 0V${height}`,
  );
  return [...across, ...down].join('');
};

interface PreviewSheetProps {
  readonly title: string;
  /** Lines below the title. */
  readonly lines: readonly string[];
  /** Height of the title's letters, px. */
  readonly titleSize?: number;
  /** Px that title and lines may take; the rest is the drawing's. */
  readonly textWidth: number;
  /** Style sheets of the drawings. */
  readonly sheets: string;
  readonly children: ReactNode;
}

/** A sheet of the workshop with a title, some lines and a drawing: the picture that a shared link shows. */
export function PreviewSheet({
  title,
  lines,
  titleSize = 60,
  textWidth,
  sheets,
  children,
}: PreviewSheetProps) {
  const { width, height } = previewSize;
  const heading = wrappedText(title, titleSize, textWidth, 3);
  const leading = Math.round(titleSize * 1.1);
  const top = margin + Math.round(titleSize * 0.85);
  const below = top + (heading.length - 1) * leading + 24;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{title}</title>
      <style>{sheets}</style>
      <rect width={width} height={height} fill={inks.paper} />
      <path d={gridLines(grid.fine)} stroke={inks.action} strokeOpacity={0.05} />
      <path d={gridLines(grid.bold)} stroke={inks.action} strokeOpacity={0.1} />
      <rect
        x={20}
        y={20}
        width={width - 40}
        height={height - 40}
        fill="none"
        stroke={inks.ink}
        strokeWidth={2}
      />
      {children}
      <g fontFamily="IBM Plex Sans" fill={inks.ink}>
        {heading.map((line, index) => (
          <text key={line} x={margin} y={top + index * leading} fontSize={titleSize} fontWeight={700}>
            {line}
          </text>
        ))}
        {lines.map((line, index) => (
          <text key={line} x={margin} y={below + 36 + index * 46} fontSize={34} fill={inks.muted}>
            {line}
          </text>
        ))}
        <text x={margin} y={height - margin + 14} fontSize={30} fontWeight={700} fill={inks.action}>
          {publicConfig.productName} Tools
        </text>
      </g>
    </svg>
  );
}
