import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageConfig, PageRenderer } from '@pp-tools/domain/contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type EncodedBody, encodeBody } from './encoded-body.ts';
import { PageTemplate } from './page-template.ts';
import type { Revised } from './revised-value.ts';
import type { PageRules } from './security-headers.ts';

/** A page ready to be sent. */
export interface ReadyPage {
  readonly status: number;
  readonly redirect: string | null;
  readonly body: EncodedBody | null;
}

/** The answer of an own API path; null where there is nothing at it. */
type PageAnswers = (path: string) => Promise<unknown>;

/** The answers as they are now, and their revision. */
export type PageSource = () => Promise<Revised<PageAnswers>>;

/** Pages that are stored at once, and bytes that they may take together. */
const mostPages = 2000;
const mostBytes = 48 * 1024 * 1024;
/** Fresh pages are sent once more often than a thousand times, so they are pressed less hard than lists. */
const pageQuality = 5;
const unknownAddress = '/not-found';

/** Public pages as HTML, each made once for a revision of the catalogue. */
export class RenderedPages {
  readonly #renderer: PageRenderer;
  readonly #template: PageTemplate;
  readonly #source: PageSource;
  readonly #origin: string;
  readonly #log: Logger;
  readonly #ready: LRUCache<string, ReadyPage, PageAnswers>;

  private constructor(
    renderer: PageRenderer,
    template: PageTemplate,
    source: PageSource,
    origin: string,
    log: Logger,
  ) {
    this.#renderer = renderer;
    this.#template = template;
    this.#source = source;
    this.#origin = origin;
    this.#log = log;
    this.#ready = new LRUCache<string, ReadyPage, PageAnswers>({
      max: mostPages,
      maxSize: mostBytes,
      // A build's whole link is part of its key.
      sizeCalculation: ({ body }, key) => 512 + 2 * key.length + sizeOf(body),
      // Many visitors of a page that is not ready wait for one making of it.
      fetchMethod: (key, _stale, { context }) => this.#make(key.slice(key.indexOf(' ') + 1), context),
    });
  }

  /**
   * Reads the build; null when it holds no renderer. `origin` is the address of the product for other sites, empty
   * where it is not known.
   */
  static async open(
    webRoot: string,
    config: PageConfig,
    rules: PageRules,
    source: PageSource,
    origin: string,
    log: Logger,
  ): Promise<RenderedPages | null> {
    const file = join(webRoot, '..', 'dist-pages', 'render-page.js');
    if (!existsSync(file)) return null;
    const { pageRenderer }: { readonly pageRenderer: PageRenderer } = await import(pathToFileURL(file).href);
    pageRenderer.configure(config);
    return new RenderedPages(
      pageRenderer,
      await PageTemplate.read(webRoot, config, rules),
      source,
      origin,
      log,
    );
  }

  /** The content policy of these pages. */
  get policy(): string {
    return this.#template.policy;
  }

  /** The page at an address; null for one that is not made here, or that could not be made. */
  async pageAt(url: string): Promise<ReadyPage | null> {
    const [path = '/', query = ''] = url.split('?', 2);
    const address = this.#renderer.addressOf(path, query);
    return address === null ? null : this.#page(address);
  }

  /** The picture of a page's address as SVG; null for one that has no page here. */
  async pictureAt(url: string): Promise<string | null> {
    const [path = '/', query = ''] = url.split('?', 2);
    const address = this.#renderer.addressOf(path, query);
    if (address === null) return null;
    const { value } = await this.#source();
    return this.#renderer.picture({ address, origin: this.#origin, load: value });
  }

  /** The page for an address that leads nowhere. */
  notFound(): Promise<ReadyPage | null> {
    return this.#page(unknownAddress);
  }

  async #page(address: string): Promise<ReadyPage | null> {
    const { value, revision } = await this.#source();
    try {
      return (await this.#ready.fetch(`${revision} ${address}`, { context: value })) ?? null;
    } catch (fault) {
      this.#log.error({ err: fault, address }, 'a page could not be made');
      return null;
    }
  }

  async #make(address: string, answers: PageAnswers): Promise<ReadyPage> {
    const page = await this.#renderer.render({
      address,
      origin: this.#origin,
      load: answers,
    });
    const { status, redirect } = page;
    if (redirect !== null) return { status, redirect, body: null };
    const html = this.#template.fill(page, address.split('?', 1)[0] ?? '/');
    return { status, redirect, body: await encodeBody(html, 'text/html; charset=utf-8', pageQuality) };
  }
}

const sizeOf = (body: EncodedBody | null): number =>
  body === null ? 0 : body.bytes.br.length + body.bytes.gzip.length + body.bytes.identity.length;
