import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type EarlyPress, pressAgain, takeEarlyPresses } from '../platform/early-click.ts';
import { type LoadPart, lazyPart } from '../platform/lazy-part.ts';
import { loadInTime } from '../platform/load-screen.ts';
import { orReload } from '../platform/newer-build.ts';
import { isRenderedForAll } from '../platform/rendering-place.ts';
import { shellTexts } from '../texts/shell-texts.ts';
import { PageLead, type PageLeadProps } from '../ui/page-lead.tsx';
import { NotLoaded } from './not-loaded.tsx';
import classes from './tool-screen.module.css';

/** Fetches the lists that a tool shows first, on the server and in the browser. */
export type PrepareTool = (client: QueryClient, location: ParsedLocation) => Promise<unknown>;

interface ToolScreen {
  readonly load: LoadPart<object>;
  /** Heading and introduction while the tool is on its way after a move within the product. */
  readonly lead: PageLeadProps;
  readonly prepare?: PrepareTool;
  /** What the HTML shows where that is not the tool itself. */
  readonly loadForHtml?: LoadPart<object>;
}

/** The HTML stays this long for the lists once the code is there; then the tool says that it waits. */
const patienceMilliseconds = 1000;

const never = () => () => undefined;

/** Whether this is a browser whose page React has taken over; false on the server and for the first moment. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const inTime = (work: Promise<unknown> | undefined): Promise<unknown> =>
  Promise.race([
    Promise.resolve(work).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patienceMilliseconds)),
  ]);

/** A tool that can take the place of its HTML, with what was pressed in that. */
interface Arrival {
  readonly Tool: ComponentType;
  readonly presses: readonly EarlyPress[];
}

/** The tool once it can take the place of the HTML; null before, and where there is no HTML. */
function useArrival(
  html: RefObject<HTMLElement | null>,
  cameAsHtml: boolean,
  { load, prepare }: ToolScreen,
): Arrival | null {
  const client = useQueryClient();
  const router = useRouter();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  useEffect(() => {
    if (!cameAsHtml) return;
    let isCurrent = true;
    const lists = prepare?.(client, router.state.location);
    void loadInTime(orReload(load))
      .catch(() => NotLoaded)
      .then(async (Tool) => {
        await inTime(lists);
        const presses = html.current === null ? [] : takeEarlyPresses(html.current);
        if (isCurrent) setArrival({ Tool, presses });
      });
    return () => {
      isCurrent = false;
    };
  }, [cameAsHtml, html, load, prepare, client, router]);
  useEffect(() => {
    const place = document.getElementById('content');
    for (const press of arrival?.presses ?? []) if (place !== null) pressAgain(place, press);
  }, [arrival]);
  return arrival;
}

/**
 * A tool. The server renders it for a visitor of whom nothing is saved. Browsers show that HTML as it is until code
 * and lists of the tool are there, and then the tool in its place: nothing of it travels twice, and what the visitor's
 * own browser has saved cannot contradict it.
 */
function toolScreen(tool: ToolScreen): () => ReactNode {
  const { load, lead, loadForHtml = load } = tool;
  const Screen = lazyPart(orReload(load), NotLoaded);
  // In the browser it never comes: React leaves the HTML of what it waits for as it is.
  const InHtml = isRenderedForAll()
    ? lazyPart(loadForHtml, NotLoaded)
    : lazy(() => new Promise<never>(() => undefined));
  // The same element each time, so that no change around it touches the HTML.
  const html = (
    <>
      <noscript>
        <p className={classes.note}>{shellTexts.needsScript}</p>
      </noscript>
      <Suspense>
        <InHtml />
      </Suspense>
    </>
  );
  return () => {
    const isLive = useIsLive();
    const [cameAsHtml] = useState(!isLive);
    const place = useRef<HTMLDivElement>(null);
    const arrival = useArrival(place, cameAsHtml, tool);
    if (arrival !== null) {
      return (
        <div className={classes.tool}>
          <arrival.Tool />
        </div>
      );
    }
    if (cameAsHtml) {
      return (
        <div ref={place} className={classes.tool} data-html="">
          {html}
        </div>
      );
    }
    return (
      <div className={classes.tool}>
        <Suspense fallback={<PageLead {...lead} />}>
          <Screen />
        </Suspense>
      </div>
    );
  };
}

/** The parts of a tool's route: the server fetches what it shows first before it renders. */
export const toolRoute = (tool: ToolScreen) => ({
  component: toolScreen(tool),
  loader: async ({ context, location }: ToolLoad): Promise<void> => {
    if (isRenderedForAll()) await tool.prepare?.(context.queryClient, location);
  },
});

interface ToolLoad {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: ParsedLocation;
}
