import { aboutWeight, type Build, buildLines, totalsOf, wholeBike } from '@pp-tools/domain/bike';
import { formatDifferenceInSentence, formatTotalWeight } from '@pp-tools/domain/core';
import { type BikeFigures, drawBike } from '@pp-tools/domain/drawing';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { linkedBuildIn } from '../../features/bike-builder/html/linked-summary-screen.tsx';
import { bikeFiguresOf, bikeStateOf } from '../../features/bike-builder/page/bike-figures.ts';
import { typicalBike } from '../../features/bike-builder/parts/typical-bike-picture.tsx';
import { BikeLayers, type BikeState, bikeStateWith } from '../../shop/drawn-bike.tsx';
import { previewTexts } from '../../texts/page-head-texts.ts';
import { pageLeads } from '../../texts/page-lead-texts.ts';
import { penSheet } from './picture-pens.ts';
import { PreviewSheet, wrappedText } from './preview-sheet.tsx';

interface BikeSheetProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly figures: BikeFigures;
  readonly state: BikeState;
}

/** A bike over the right of the sheet, what is said of it at its left. */
function BikeSheet({ title, lines, figures, state }: BikeSheetProps): ReactElement {
  const { layers, bounds, ground } = drawBike(figures);
  const scale = Math.min(700 / bounds.width, 470 / bounds.height);
  const left = 1160 - bounds.width * scale;
  const top = 130;
  return (
    <PreviewSheet
      title={title}
      lines={lines}
      textWidth={Math.max(left - 60, 430)}
      sheets={penSheet('bike', scale)}
    >
      <g
        className="bike"
        transform={`translate(${left} ${top}) scale(${scale}) translate(${-bounds.x} ${-bounds.y})`}
      >
        <path d={`M${bounds.x} ${ground}h${bounds.width}`} strokeWidth={1.8 / scale} />
        <BikeLayers layers={layers} state={state} hatch="hatch" />
      </g>
    </PreviewSheet>
  );
}

function buildPicture(build: Build): ReactElement {
  const { figures } = bikeFiguresOf(
    build,
    build.frame?.kind === 'catalogue' ? build.frame.frame.geometry : null,
  );
  const lines = buildLines(build);
  const price = formatDifferenceInSentence(totalsOf(lines).price.value, 'money');
  const weight = formatTotalWeight(aboutWeight(wholeBike(build, lines)));
  return (
    <BikeSheet
      title={build.name}
      lines={[previewTexts.about(weight), price]}
      figures={figures}
      state={bikeStateOf(build)}
    />
  );
}

const everything = bikeStateWith('chosen');

/** A page without a drawing of its own: its words and a typical bike. */
export const toolPicture = ({
  title,
  intro,
}: {
  readonly title: string;
  readonly intro: string;
}): ReactElement => (
  <BikeSheet
    title={title}
    lines={wrappedText(intro.split('. ', 1)[0] ?? '', 34, 420, 5)}
    figures={typicalBike('road', null)}
    state={everything}
  />
);

/** The bike of a link. */
export function linkedBuildPicture(queryClient: QueryClient, query: string): ReactElement {
  const build = linkedBuildIn(queryClient, query);
  return build === null ? toolPicture(pageLeads.summary) : buildPicture(build);
}
