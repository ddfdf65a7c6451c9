import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build, as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk | undefined>;

/** What every page starts with: the shop around the pages. */
const SHOP = 'entry-client.tsx';

/** What the built web has to say in the head of a page, by the module that the page is. */
export class PageAssets {
  private readonly manifest: Manifest;
  private readonly heads = new Map<string | undefined, string>();

  constructor(private readonly folder: string) {
    this.manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  }

  /** The page's styles, so that it is drawn without asking for more, and the name of its script for later. */
  headOf(module: string | undefined): string {
    const known = this.heads.get(module);
    if (known !== undefined) return known;
    const styles = [
      ...new Set([SHOP, ...(module ? [module] : [])].flatMap((key) => this.stylesOf(key))),
    ];
    const head = [
      `<style>${styles.map((file) => this.read(file)).join('')}</style>`,
      // They are here already: nothing loads a style sheet that the page has.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      ...(module ? [`<meta name="page-module" content="/${this.chunk(module).file}">`] : []),
    ].join('');
    this.heads.set(module, head);
    return head;
  }

  /** Of a module and of all that it imports, the imported first. */
  private stylesOf(key: string, seen = new Set<string>()): string[] {
    if (seen.has(key)) return [];
    seen.add(key);
    const { imports = [], css = [] } = this.chunk(key);
    return [...imports.flatMap((imported) => this.stylesOf(imported, seen)), ...css];
  }

  private chunk(key: string): Chunk {
    const chunk = this.manifest[key];
    if (!chunk) throw new Error(`The built web has no ${key}`);
    return chunk;
  }

  private read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8').trim();
  }
}
