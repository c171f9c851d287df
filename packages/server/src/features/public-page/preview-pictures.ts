import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/** A picture ready to be sent. */
export interface PreviewPicture {
  readonly png: Buffer;
  /** Names the content. */
  readonly etag: string;
}

/** Bytes that stored pictures may take together; one is about 60 kB. */
const mostBytes = 24 * 1024 * 1024;
/** Pictures that wait for their turn; later requests are asked to come again. */
const mostWaiting = 24;

/** Too many pictures are being made. */
export class PicturesBusy extends Error {}

/** Makes PNG pictures from SVG, outside the main thread, one after another, and stores them by content. */
export class PreviewPictures {
  readonly #folder: string;
  readonly #limit = pLimit(1);
  readonly #ready = new LRUCache<string, PreviewPicture>({
    maxSize: mostBytes,
    sizeCalculation: ({ png }) => png.length,
  });
  readonly #making = new Map<string, Promise<PreviewPicture>>();

  /** `folder` holds the typefaces of the pictures. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether no more pictures can wait: then nothing needs to be drawn either. */
  get isBusy(): boolean {
    return this.#limit.pendingCount >= mostWaiting;
  }

  /** The picture of an SVG text. Throws {@link PicturesBusy}. */
  async of(svg: string): Promise<PreviewPicture> {
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    const ready = this.#ready.get(hash) ?? this.#making.get(hash);
    if (ready !== undefined) return ready;
    if (this.isBusy) throw new PicturesBusy();
    const making = this.#limit(() => this.#make(svg, hash)).finally(() => this.#making.delete(hash));
    this.#making.set(hash, making);
    return making;
  }

  async #make(svg: string, hash: string): Promise<PreviewPicture> {
    // Loaded with the first picture: the start of the server has no use for it.
    const { renderAsync } = await import('@resvg/resvg-js');
    const files = await readdir(this.#folder);
    const fontFiles = files.filter((file) => file.endsWith('.ttf')).map((file) => join(this.#folder, file));
    const image = await renderAsync(svg, {
      font: {
        fontFiles,
        loadSystemFonts: false,
        defaultFontFamily: 'IBM Plex Sans',
      },
    });
    const picture = { png: image.asPng(), etag: `"${hash}"` };
    this.#ready.set(hash, picture);
    return picture;
  }
}
