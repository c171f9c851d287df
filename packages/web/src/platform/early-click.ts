import { pressable } from '@pp-tools/domain/contract';

/** What was pressed while the page was there and what it belongs to was not; the server's html collects it. */
function earlyPresses(): Element[] {
  // See page-template.ts.
  const early: unknown = Reflect.get(window, 'ppEarly');
  return Array.isArray(early) ? early : [];
}

/** Takes those that pass a test out of the presses, in their order. */
function takePresses(passes: (element: Element) => boolean): readonly Element[] {
  const all = earlyPresses();
  const taken = all.filter(passes);
  all.splice(0, all.length, ...all.filter((element) => !taken.includes(element)));
  return taken;
}

/** Presses what a visitor pressed before the scripts were there; what belongs to a tool waits for the tool. */
export function pressEarlyButton(): void {
  const presses = takePresses((pressed) => pressed.closest('[data-html]') === null);
  if (document.querySelector('[data-html]') === null) endCollecting();
  for (const element of presses) {
    if (element instanceof HTMLButtonElement && element.isConnected) element.click();
  }
}

/** The whole page is live. */
const endCollecting = (): void => void Reflect.deleteProperty(window, 'ppEarly');

/** Something that was pressed: its name, and which of those with the name it is. */
export interface EarlyPress {
  readonly name: string;
  readonly index: number;
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element.textContent || (element.closest('label')?.textContent ?? ''));

const named = (within: Element, name: string): readonly Element[] =>
  [...within.querySelectorAll(pressable)].filter((element) => nameOf(element) === name);

/** What was pressed in the HTML of a tool, in its order; nothing is collected from then on. */
export function takeEarlyPresses(within: Element): readonly EarlyPress[] {
  const presses = takePresses((element) => within.contains(element));
  endCollecting();
  return presses.map((element) => {
    const name = nameOf(element);
    return { name, index: named(within, name).indexOf(element) };
  });
}

/** Presses the same in the tool that took the place of the HTML. */
export function pressAgain(within: Element, { name, index }: EarlyPress): void {
  const element = named(within, name)[index];
  if (element instanceof HTMLElement) element.click();
}
