import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleHashes } from '../style-policy.js';

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk | undefined>;

/**
 * The module of a page's lower part, which the server renders, too, but whose scripts the browser loads by itself, once
 * the first screen works.
 */
const BELOW = /-below\.tsx$/;

/** The entry module of every page. */
const SHOP = 'index.html';

/** The styles and scripts of built pages: those of the entry and of each page's module. */
export class PageAssets {
  private readonly manifest: Manifest;
  private readonly heads = new Map<string | undefined, string>();
  private readonly sources = new Map<string | undefined, readonly string[]>();

  constructor(private readonly folder: string) {
    this.manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  }

  /**
   * The tags for a page's head: all styles inline, so that the page is painted without another request, and scripts
   * with low priority, because pictures and fonts come first and the page can be read without scripts.
   */
  headOf(module: string | undefined): string {
    const cached = this.heads.get(module);
    if (cached !== undefined) return cached;
    const visited = new Set<string>();
    const chunks = [SHOP, ...(module ? [module] : [])].flatMap((key) =>
      this.chunksOf(key, visited),
    );
    const below = chunks
      .flatMap(({ dynamicImports = [] }) => dynamicImports.filter((key) => BELOW.test(key)))
      .flatMap((key) => this.chunksOf(key, visited));
    const styles = [...chunks, ...below].flatMap(({ css = [] }) => css);
    const start = this.chunk(SHOP);
    const attributes = 'crossorigin fetchpriority="low"';
    const head = [
      `<style>${styles.map((file) => this.read(file)).join('')}</style>`,
      // Disabled links keep Vite's import() from loading these styles again: it looks only whether a link exists.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      `<script type="module" ${attributes} src="/${start.file}"></script>`,
      ...chunks
        .filter((chunk) => chunk !== start)
        .map(({ file }) => `<link rel="modulepreload" ${attributes} href="/${file}">`),
    ].join('');
    this.heads.set(module, head);
    return head;
  }

  /** The hashes of the inlined styles, as sources of the content security policy. */
  styleSourcesOf(module: string | undefined): readonly string[] {
    const cached = this.sources.get(module) ?? styleHashes(this.headOf(module));
    this.sources.set(module, cached);
    return cached;
  }

  /** A module and all its imports, imports first. */
  private chunksOf(key: string, visited: Set<string>): Chunk[] {
    if (visited.has(key)) return [];
    visited.add(key);
    const chunk = this.chunk(key);
    const imported = chunk.imports?.flatMap((name) => this.chunksOf(name, visited)) ?? [];
    return [...imported, chunk];
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
