import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleHashes } from '../style-policy.js';

/** A file of the build, as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk | undefined>;

/** What every page starts with: the shop around the pages. */
const SHOP = 'index.html';

/** The head of a built page: styles and scripts of its module beside those of the shop. */
export class PageAssets {
  private readonly manifest: Manifest;
  private readonly heads = new Map<string | undefined, string>();
  private readonly sources = new Map<string | undefined, readonly string[]>();

  constructor(private readonly folder: string) {
    this.manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  }

  /**
   * All styles of the page inline, so that it is painted without another request, and its scripts in low priority:
   * pictures and fonts are on the way before them, as the page can be read without scripts.
   */
  headOf(module: string | undefined): string {
    const known = this.heads.get(module);
    if (known !== undefined) return known;
    const seen = new Set<string>();
    const chunks = [SHOP, ...(module ? [module] : [])].flatMap((key) => this.chunksOf(key, seen));
    const styles = chunks.flatMap(({ css = [] }) => css);
    const start = this.chunk(SHOP);
    const attributes = 'crossorigin fetchpriority="low"';
    const head = [
      `<style>${styles.map((file) => this.read(file)).join('')}</style>`,
      // Vite's import() loads the styles of a module unless there is a link to them, of whatever kind.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      `<script type="module" ${attributes} src="/${start.file}"></script>`,
      ...chunks
        .filter((chunk) => chunk !== start)
        .map(({ file }) => `<link rel="modulepreload" ${attributes} href="/${file}">`),
    ].join('');
    this.heads.set(module, head);
    return head;
  }

  /** The styles of that head, as sources of a policy. */
  styleSourcesOf(module: string | undefined): readonly string[] {
    const known = this.sources.get(module) ?? styleHashes(this.headOf(module));
    this.sources.set(module, known);
    return known;
  }

  /** A module after all that it imports. */
  private chunksOf(key: string, seen: Set<string>): Chunk[] {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = this.chunk(key);
    const imported = chunk.imports?.flatMap((name) => this.chunksOf(name, seen)) ?? [];
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
