import { totalsOf as roadTotalsOf, usualRoad } from '@pp-tools/domain/climb';
import { comparisonPageAnswer, wheelsetPageAnswer } from '@pp-tools/domain/contract';
import { drawRimSection, drawWheel, rimFiguresOf, wheelFiguresOf } from '@pp-tools/domain/drawing';
import { type Wheelset, wheelsetFromWire } from '@pp-tools/domain/wheelset';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { famousClimbs } from '../../features/climb-calculator/state/famous-climbs.ts';
import { comparisonPreview, previewTexts } from '../../texts/page-head-texts.ts';
import { pageLeads } from '../../texts/page-lead-texts.ts';
import { wheelsetFigureTexts } from '../../texts/wheelset-page-texts.ts';
import { WheelShapes } from '../../ui/drawn-wheel.tsx';
import { answerIn } from '../answer-in.ts';
import { inks, penSheet } from './picture-pens.ts';
import { PreviewSheet, wrappedText } from './preview-sheet.tsx';
import { previewSize } from './preview-size.ts';

/** What a picture is made from: the answers of a page, and the query of its address. */
interface PictureContext {
  readonly queryClient: QueryClient;
  readonly query: string;
}

/** Half the side of a wheel's picture, mm: the same in all of them, so that wheels can be compared by eye. */
const wheelReach = 376;

interface WheelProps {
  readonly wheelset: Wheelset;
  readonly group: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const Wheel = ({ wheelset, group, x, y, scale }: WheelProps) => (
  <g className={group} transform={`translate(${x} ${y}) scale(${scale})`}>
    <WheelShapes wheel={drawWheel(wheelFiguresOf(wheelset, 'front'))} />
  </g>
);

/** The front rim cut through: what is cut is filled. */
function Rim({ wheelset, group, x, y, scale }: WheelProps) {
  const rim = drawRimSection(rimFiguresOf(wheelset, 'front'));
  const isAssumed = rim.assumed.length > 0;
  return (
    <g className={group} transform={`translate(${x} ${y}) scale(${scale})`}>
      {rim.tyre && <path d={rim.tyre.line} strokeWidth={3 / scale} />}
      <path d={rim.walls} fill={isAssumed ? inks.hairline : inks.ink} fillRule="evenodd" strokeWidth={0} />
    </g>
  );
}

function wheelsetPicture(wheelset: Wheelset): ReactElement {
  const scale = 0.72;
  const rimScale = 2.4;
  return (
    <PreviewSheet
      title={wheelset.name}
      lines={wheelsetFigureTexts(wheelset)}
      textWidth={520}
      sheets={penSheet('wheel', scale) + penSheet('rim', rimScale)}
    >
      <Wheel wheelset={wheelset} group="wheel" x={880} y={315} scale={scale} />
      <Rim wheelset={wheelset} group="rim" x={540} y={428} scale={rimScale} />
    </PreviewSheet>
  );
}

/** More wheels than this make each too small to see. */
const mostWheels = 4;

function comparisonPicture(wheelsets: readonly Wheelset[], baseline: Wheelset | null): ReactElement {
  const shown = wheelsets.slice(0, mostWheels);
  const room = (previewSize.width - 80) / shown.length;
  const scale = Math.min(room * 0.92, 280) / (2 * wheelReach);
  const [sentence] = comparisonPreview(wheelsets, baseline).description.split('. ');
  return (
    <PreviewSheet
      title={comparisonPreview(wheelsets, baseline).title}
      lines={baseline === null ? [] : wrappedText(sentence ?? '', 34, 1070, 2)}
      titleSize={44}
      textWidth={1070}
      sheets={penSheet('wheel', scale)}
    >
      {shown.map((wheelset, index) => {
        const x = 40 + room * (index + 0.5);
        return (
          <g key={wheelset.id}>
            <Wheel wheelset={wheelset} group="wheel" x={x} y={428} scale={scale} />
            <text
              x={x}
              y={428 - wheelReach * scale - 10}
              textAnchor="middle"
              fontFamily="IBM Plex Sans"
              fontSize={22}
              fill={wheelset === baseline ? inks.action : inks.muted}
            >
              {wrappedText(wheelset.shortName, 22, room, 1)[0]}
            </text>
          </g>
        );
      })}
    </PreviewSheet>
  );
}

/** The profile of a climb as a drawing: distance across, height up, both in metres. */
function ClimbProfile({ width, height, x, y }: Readonly<Record<'width' | 'height' | 'x' | 'y', number>>) {
  const climb = famousClimbs.find(({ id }) => usualRoad.kind === 'famous' && id === usualRoad.id);
  if (climb === undefined) return null;
  const { length, lowest, highest } = roadTotalsOf(climb.profile);
  const across = (metres: number) => x + (metres / length) * width;
  const up = (metres: number) => y - ((metres - lowest) / (highest - lowest)) * height;
  let [passed, risen] = [0, climb.profile.startAltitude];
  const steps = Array.from(climb.profile.length, (metres, index) => {
    passed += metres;
    risen += climb.profile.rise[index] ?? 0;
    return `L${across(passed).toFixed(1)} ${up(risen).toFixed(1)}`;
  });
  const line = `M${across(0).toFixed(1)} ${up(climb.profile.startAltitude).toFixed(1)}${steps.join('')}`;
  return (
    <g stroke={inks.ink} strokeWidth={3} strokeLinejoin="round">
      <path d={`${line}V${y}H${x}Z`} fill={inks.raised} stroke="none" />
      <path d={line} fill="none" />
      <path d={`M${x} ${y}h${width}`} strokeWidth={1.8} />
      <text
        x={x + width}
        y={y - height - 18}
        textAnchor="end"
        fontFamily="IBM Plex Sans"
        fontSize={24}
        fill={inks.muted}
        stroke="none"
      >
        {previewTexts.climb(climb.name, length, highest)}
      </text>
    </g>
  );
}

const climbPicture = (): ReactElement => (
  <PreviewSheet
    title={pageLeads.climb.title}
    lines={wrappedText(previewTexts.climbLine, 34, 1070, 2)}
    textWidth={1070}
    sheets=""
  >
    <ClimbProfile x={64} y={540} width={1072} height={230} />
  </PreviewSheet>
);

function comparisonIn({ queryClient }: PictureContext): ReactElement | Promise<ReactElement> {
  const answer = answerIn(queryClient, comparisonPageAnswer);
  if (answer === null) return lead(pageLeads.compare);
  const wheelsets = answer.data.results.map(wheelsetFromWire);
  const baseline = wheelsets.find(({ ppId }) => ppId === answer.data.baselinePpId) ?? null;
  return comparisonPicture(wheelsets, baseline);
}

function wheelsetIn({ queryClient }: PictureContext): ReactElement | null {
  const answer = answerIn(queryClient, wheelsetPageAnswer);
  return answer && wheelsetPicture(wheelsetFromWire(answer.data.wheelset));
}

/** The builder's code runs once it is known that nobody looks, so it is loaded late. */
const importBikes = () => import('./bike-pictures.tsx');

const lead = async (texts: { readonly title: string; readonly intro: string }): Promise<ReactElement> =>
  (await importBikes()).toolPicture(texts);

/** The picture of each public route, by its pattern; others have that of the home page. */
const pictures: Readonly<
  Record<string, (context: PictureContext) => ReactElement | null | Promise<ReactElement>>
> = {
  '/wheelset/$ppId/{-$slug}': wheelsetIn,
  '/wheelsetCompare/{-$ppWheelsetId}': comparisonIn,
  '/WheelsetClimbCalculator': climbPicture,
  '/wheelsetFinder': () => lead(pageLeads.finder),
  '/build-summary': async ({ queryClient, query }) =>
    (await importBikes()).linkedBuildPicture(queryClient, query),
};

/** What a shared link of a page shows, as an element of SVG. */
export const previewPicture = async (routeId: string, context: PictureContext): Promise<ReactElement> =>
  (await pictures[routeId]?.(context)) ?? lead(previewTexts.home());
