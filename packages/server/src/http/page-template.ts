import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageConfig, pressable, type RenderedPage } from '@pp-tools/domain/contract';
import { type PageRules, pagePolicy } from './security-headers.ts';

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What the build says of each chunk, as far as pages need it. */
type BuildManifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
  >
>;

/** An html file of the build, told what the shop is called. */
export async function readTemplate(file: string, config: PageConfig): Promise<string> {
  const meta = `<meta name="pp-config" content="${escapeAttribute(JSON.stringify(config))}">`;
  return (await readFile(file, 'utf8')).replace('<!--pp-config-->', () => meta);
}

const entry = 'index.html';
const styleLinks = /\s*<link rel="stylesheet"[^>]*>/g;
const preloads = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;
const mainScript = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;

/**
 * Starts the scripts of a page that is readable without them, once it was painted; at once where nobody looks. What
 * is pressed before they are there waits in `ppEarly` for the page to press it again.
 */
const starter = (script: string, parts: readonly string[]): string =>
  `<script>(()=>{const early=window.ppEarly=[];` +
  `addEventListener('click',({target})=>{const e=target.closest?.('${pressable}');if(e&&early.length<20)early.push(e)},true);` +
  `const a=(tag,more)=>document.head.append(Object.assign(document.createElement(tag),more));` +
  `const go=()=>{for(const href of ${JSON.stringify(parts)})a('link',{rel:'modulepreload',href});` +
  `a('script',{type:'module',src:${JSON.stringify(script)}})};` +
  `document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()</script>`;

/** The html of the build as a frame for rendered pages: styles inside it, scripts after the first paint. */
export class PageTemplate {
  readonly #head: string;
  readonly #tail: string;
  readonly #styles: (sources: readonly string[]) => string;
  /** The content policy of every page made from it. */
  readonly policy: string;

  private constructor(html: string, styles: (sources: readonly string[]) => string, rules: PageRules) {
    const script = mainScript.exec(html)?.[1];
    if (script === undefined) throw new Error('The web build has no script in index.html.');
    const parts = [...html.matchAll(preloads)].map(([, href = '']) => href);
    const framed = html
      .replace(styleLinks, '')
      .replace(preloads, '')
      .replace(mainScript, '')
      .replace(/\s*<title>[^<]*<\/title>/, '')
      .replace(/\s*<meta name="description"[^>]*>/, '')
      .replace('</body>', () => `${starter(script, parts)}</body>`);
    const [head = '', tail = ''] = framed.split('<div id="root"></div>');
    this.#head = head;
    this.#tail = tail;
    this.#styles = styles;
    this.policy = pagePolicy(framed, rules);
  }

  /** Reads the template and its style sheets, of which there are few. */
  static async read(webRoot: string, config: PageConfig, rules: PageRules): Promise<PageTemplate> {
    const manifest: BuildManifest = JSON.parse(
      await readFile(join(webRoot, '.vite', 'manifest.json'), 'utf8'),
    );
    const files = [...new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))];
    const texts = new Map(
      await Promise.all(
        files.map(async (file) => [file, await readFile(join(webRoot, file), 'utf8')] as const),
      ),
    );
    const styles = (sources: readonly string[]) =>
      styleSheets(manifest, [entry, ...sources])
        .map((file) => texts.get(file) ?? '')
        .join('');
    return new PageTemplate(await readTemplate(join(webRoot, entry), config), styles, rules);
  }

  /** The whole html of a page; `path` is the one that it was made for. */
  fill({ title, head, body, data, sources }: RenderedPage, path: string): string {
    const before = this.#head.replace(
      '</head>',
      () => `<title>${escapeAttribute(title)}</title>${head}<style>${this.#styles(sources)}</style></head>`,
    );
    const root = `<div id="root" data-path="${escapeAttribute(path)}">${body}</div>`;
    return `${before}${root}<script type="application/json" id="pp-data">${data}</script>${this.#tail}`;
  }
}

/** The style sheets of some sources and of all that they import, each once. */
function styleSheets(manifest: BuildManifest, sources: readonly string[]): readonly string[] {
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (seen.has(name)) return;
    if (chunk === undefined) throw new Error(`The web build has no ${name}.`);
    seen.add(name);
    for (const other of chunk.imports ?? []) add(other);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
  };
  for (const source of sources) add(source);
  return [...sheets];
}
