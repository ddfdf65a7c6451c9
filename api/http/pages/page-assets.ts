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
const SHOP = 'entry-client.tsx';

/** What the built web has to say in the head of a page, by the module that the page is. */
export class PageAssets {
  private readonly manifest: Manifest;
  private readonly heads = new Map<string | undefined, string>();
  private readonly sources = new Map<string | undefined, readonly string[]>();

  constructor(private readonly folder: string) {
    this.manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  }

  /** The page's styles, so that it is drawn without asking for more, and its scripts in their order, for later. */
  headOf(module: string | undefined): string {
    const known = this.heads.get(module);
    if (known !== undefined) return known;
    const seen = new Set<string>();
    const chunks = [SHOP, ...(module ? [module] : [])].flatMap((key) => this.chunksOf(key, seen));
    const styles = chunks.flatMap(({ css = [] }) => css);
    const modules = chunks.map(({ file }) => `/${file}`);
    const head = [
      `<style>${styles.map((file) => this.read(file)).join('')}</style>`,
      // They are here already: nothing loads a style sheet that the page has.
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
      `<meta name="modules" content="${modules.join(' ')}">`,
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
