/**
 * `embed.js`: one element that shows a tool in a page of the shop (docs/embedding.md). It stands alone: whatever it
 * imported would be a second file in the shop's page.
 */
const origin = new URL(import.meta.url).origin;
const tallest = 20_000;

/** Where each tool is; `ids` are the shop's ids of wheelsets. */
const addresses: Readonly<Record<string, (ids: readonly string[]) => string>> = {
  compare: (ids) => `/wheelsetCompare${ids.length > 0 ? `?v=1&w=${ids.join('-')}&b=${ids[0]}` : ''}`,
  finder: () => '/wheelsetFinder',
  builder: () => '/bike-builder/bike-type',
  wheel: ([id]) => `/wheelset/${id ?? ''}`,
  climb: (ids) => `/climb-calculator.html?v=1${ids.length > 0 ? `&ids=${ids.join(',')}` : ''}`,
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

class PpTools extends HTMLElement {
  static readonly observedAttributes = ['tool', 'ids', 'theme', 'height'];
  readonly #frame = document.createElement('iframe');
  readonly #system = matchMedia('(prefers-color-scheme: dark)');

  connectedCallback(): void {
    const frame = this.#frame;
    frame.style.cssText = 'display:block;width:100%;border:0;height:640px';
    frame.allow = 'clipboard-write';
    addEventListener('message', this.#hear);
    this.#system.addEventListener('change', this.#greet);
    this.#open();
    this.append(frame);
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    this.#system.removeEventListener('change', this.#greet);
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (name === 'theme') this.#greet();
    else this.#open();
  }

  #theme(): string {
    const asked = this.getAttribute('theme');
    return asked === 'dark' || (asked === 'auto' && this.#system.matches) ? 'dark' : 'light';
  }

  #open(): void {
    const frame = this.#frame;
    const tool = this.getAttribute('tool') ?? 'compare';
    const ids = (this.getAttribute('ids') ?? '').match(/\d+/g) ?? [];
    const address = Object.hasOwn(addresses, tool) ? addresses[tool]?.(ids) : undefined;
    const height = Number(this.getAttribute('height'));
    if (height > 0) frame.style.height = `${height}px`;
    if (address === undefined) {
      reportError(
        new Error(`pp-tools: there is no tool "${tool}". Use ${Object.keys(addresses).join(', ')}.`),
      );
      return;
    }
    frame.title = tool;
    frame.src = origin + address + (tool === 'climb' ? `&theme=${this.#theme()}` : '');
  }

  readonly #greet = (): void => {
    const theme = this.#theme();
    for (const type of ['pp:hello', 'pp-climb-theme'])
      this.#frame.contentWindow?.postMessage({ type, theme }, origin);
  };

  readonly #hear = (event: MessageEvent<unknown>): void => {
    if (event.source !== this.#frame.contentWindow || event.origin !== origin) return;
    const { data } = event;
    const type = String(fieldOf(data, 'type'));
    const height = Number(fieldOf(data, 'height'));
    if (/^pp[:-](climb-)?height$/.test(type) && height > 0 && !this.hasAttribute('height'))
      this.#frame.style.height = `${Math.min(tallest, Math.ceil(height))}px`;
    if (!type.startsWith('pp:')) return;
    if (type === 'pp:ready') this.#greet();
    const isOurs = this.dispatchEvent(
      new CustomEvent(type, { detail: data, bubbles: true, cancelable: true }),
    );
    const address = String(fieldOf(data, 'address'));
    // The shop's page may put the items into its cart itself.
    if (type === 'pp:cart' && isOurs && /^https?:/.test(address)) location.assign(address);
  };
}

if (customElements.get('pp-tools') === undefined) customElements.define('pp-tools', PpTools);
