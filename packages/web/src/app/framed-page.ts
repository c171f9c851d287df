import * as z from 'zod/mini';
import { meetParent, tellParent } from '../platform/parent-page.ts';
import { publicConfig } from '../platform/public-config.ts';

const hello = z.object({ type: z.literal('pp:hello'), theme: z.optional(z.enum(['light', 'dark'])) });
const pageEvent = z.object({ name: z.string(), items: z.optional(z.array(z.string())) });

/** Events that wait for the page around this one; a page that never answers must not fill the memory. */
const mostEarly = 50;

/** How high the page wants to be, in px. */
const wantedHeight = (): number =>
  Math.ceil(document.getElementById('root')?.getBoundingClientRect().height ?? 0);

const address = (): string => window.location.pathname + window.location.search;

/** A link that leaves the product leaves the frame too: the shop's own in its window, others in a new one. */
function openOutside(event: MouseEvent, parentOrigin: string): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !link.protocol.startsWith('http') || link.target !== '') return;
  if (link.origin === window.location.origin) return;
  link.target = link.origin === parentOrigin ? '_top' : '_blank';
}

/** Where in the frame the visitor pressed last: dialogs open there. A press by keyboard is where its element is. */
function notePress({ target }: MouseEvent): void {
  const at = target instanceof Element ? target.getBoundingClientRect().top : 0;
  document.documentElement.style.setProperty('--pressed-at', `${Math.round(at)}px`);
}

function tellEvent(detail: unknown): void {
  const event = z.safeParse(pageEvent, detail);
  if (!event.success) return;
  tellParent({ type: 'pp:event', event: detail });
  if (event.data.name === 'select_item') tellParent({ type: 'pp:added', ids: event.data.items ?? [] });
  if (event.data.name === 'generate_lead') tellParent({ type: 'pp:quote' });
}

/**
 * A page in a frame: it says that it is there, and talks to the page around it once that has answered from an allowed
 * origin.
 * @param onMove is called back with every move to another address
 */
export function talkToParent(onMove: (listener: () => void) => void): void {
  let isMet = false;
  /** What was said before the page around this one answered; it is told then. */
  const early: unknown[] = [];
  const meet = (parentOrigin: string) => {
    isMet = true;
    meetParent(parentOrigin);
    const tellHeight = () => tellParent({ type: 'pp:height', height: wantedHeight() });
    new ResizeObserver(tellHeight).observe(document.getElementById('root') ?? document.body);
    onMove(() => tellParent({ type: 'pp:address', address: address() }));
    document.addEventListener('click', (event) => openOutside(event, parentOrigin), true);
    document.addEventListener('click', notePress, true);
    tellParent({ type: 'pp:address', address: address() });
    for (const detail of early.splice(0)) tellEvent(detail);
  };
  document.addEventListener('pp:event', (event) => {
    if (!(event instanceof CustomEvent)) return;
    if (isMet) tellEvent(event.detail);
    else if (early.length < mostEarly) early.push(event.detail);
  });
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || !publicConfig.embedOrigins.includes(event.origin)) return;
    const message = z.safeParse(hello, event.data);
    if (!message.success) return;
    // The visitor's own choice stays as it is for the product's own pages.
    if (message.data.theme !== undefined) document.documentElement.dataset.theme = message.data.theme;
    if (!isMet) meet(event.origin);
  });
  // Nothing is said here, so anyone may read it; who answers from elsewhere is not listened to.
  window.parent.postMessage({ type: 'pp:ready' }, '*');
}
