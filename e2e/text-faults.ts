import type { Page } from '@playwright/test';

/**
 * Texts of the page that a reader cannot read whole: cut off by a box that hides what is outside it, or drawn over
 * each other. What scrolls, what is only for screen readers, and bars that stay while the page moves are no faults.
 * @returns one line for each fault, with the text and where it is; at most 20 of a kind
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Text {
      readonly element: Element;
      readonly words: string;
      readonly box: DOMRect;
      /** The nearest bar that stays while the page moves, or the dialog on top of the page. */
      readonly layer: Element | null;
    }
    const limit = 20;
    const slack = 1.5;

    const parentOf = (element: Element): Element | null => element.parentElement;
    const nameOf = (element: Element): string => {
      const label = element.closest('[aria-label],[id]');
      const near = label?.getAttribute('aria-label') ?? label?.id ?? '';
      return `${element.tagName.toLowerCase()}${near ? ` in "${near.slice(0, 40)}"` : ''}`;
    };
    const isForReadersOnly = (element: Element): boolean => {
      for (let each: Element | null = element; each; each = parentOf(each)) {
        const style = getComputedStyle(each);
        if (style.clipPath !== 'none' || (style.position === 'absolute' && each.clientWidth <= 1))
          return true;
        if (Number(style.opacity) === 0) return true;
      }
      return false;
    };
    const layerOf = (element: Element): Element | null => {
      for (let each: Element | null = element; each; each = parentOf(each)) {
        if (each.matches('dialog, [popover]')) return each;
        if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return each;
      }
      return null;
    };
    /** The box that cuts the text off, when one does before a box that scrolls takes over. */
    const cutBy = (element: Element, box: DOMRect): Element | null => {
      let across = true;
      let down = true;
      for (let each: Element | null = element; each && each !== document.body; each = parentOf(each)) {
        const style = getComputedStyle(each);
        if (style.display === 'inline' || each instanceof SVGElement) continue;
        const edge = each.getBoundingClientRect();
        if (across && ['auto', 'scroll'].includes(style.overflowX)) across = false;
        if (down && ['auto', 'scroll'].includes(style.overflowY)) down = false;
        const hides = (way: string) => way === 'hidden' || way === 'clip';
        if (
          across &&
          hides(style.overflowX) &&
          (box.right > edge.right + slack || box.left < edge.left - slack)
        )
          return each;
        if (
          down &&
          hides(style.overflowY) &&
          (box.bottom > edge.bottom + slack || box.top < edge.top - slack)
        )
          return each;
        if (style.position === 'fixed') break;
      }
      return null;
    };

    /** What of a text stands inside the boxes that scroll it; nothing when it is scrolled away. */
    const inSight = (element: Element, box: DOMRect): DOMRect | null => {
      let { left, right, top, bottom } = box;
      for (let each: Element | null = element; each && each !== document.body; each = parentOf(each)) {
        const style = getComputedStyle(each);
        if (style.display === 'inline' || each instanceof SVGElement) continue;
        const edge = each.getBoundingClientRect();
        if (style.overflowX !== 'visible') {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (style.overflowY !== 'visible') {
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
        if (style.position === 'fixed') break;
      }
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
    };

    const texts: Text[] = [];
    const faults: string[] = [];
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim();
      if (!element || words === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('script, style, option, title, desc, template, textarea')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
      if (boxes.length === 0 || isForReadersOnly(element)) continue;
      const layer = layerOf(element);
      for (const each of boxes) {
        const box = inSight(element, each);
        if (box) texts.push({ element, words, box, layer });
      }
      const cutting = boxes.map((box) => cutBy(element, box)).find(Boolean);
      if (cutting && faults.length < limit)
        faults.push(
          `cut: "${words.slice(0, 50)}" (${nameOf(element)}) by ${cutting.tagName.toLowerCase()}.${cutting.getAttribute('class') ?? ''}`,
        );
    }

    texts.sort((one, other) => one.box.left - other.box.left);
    const overlaps: string[] = [];
    for (const [at, one] of texts.entries()) {
      for (let next = at + 1; next < texts.length && overlaps.length < limit; next += 1) {
        const other = texts[next];
        if (!other || other.box.left > one.box.right - slack) break;
        if (one.element === other.element || one.layer !== other.layer) continue;
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const width = Math.min(one.box.right, other.box.right) - other.box.left;
        // Lines of one paragraph touch; half a line over another is unreadable.
        if (width < 2 || height < Math.min(one.box.height, other.box.height) * 0.4) continue;
        overlaps.push(
          `over each other: "${one.words.slice(0, 40)}" (${nameOf(one.element)}) and "${other.words.slice(0, 40)}" (${nameOf(other.element)})`,
        );
      }
    }
    return [...faults, ...overlaps];
  });
