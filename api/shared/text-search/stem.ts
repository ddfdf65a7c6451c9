import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-files.js';

const FILE = join(PROJECT_ROOT, 'content/search/polish-endings.txt');
/** Marks the start of a word in the file, so that an ending can be a whole word. */
const START = '^';

/** In letters: an ending that would leave a shorter stem is skipped. */
const SHORTEST_STEM = 2;

interface Change {
  /** How many letters are dropped at the end. */
  drop: number;
  add: string;
}

const changes = readEndings(readFileSync(FILE, 'utf8'));

/**
 * The dictionary form of a Polish word, both without diacritics: "komarow" and "komarami" become "komar". The longest
 * ending in the file that fits is used; `tools/stemmer` learns the endings from a dictionary.
 */
export function stem(word: string): string {
  const marked = START + word;
  for (let from = 0; from <= marked.length; from += 1) {
    const change = changes.get(marked.slice(from));
    const isWhole = from === 0;
    if (change && (isWhole || word.length - change.drop >= SHORTEST_STEM))
      return word.slice(0, word.length - change.drop) + change.add;
  }
  return word;
}

function readEndings(file: string): Map<string, Change> {
  const lines = file.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, ending = '', drop, add = ''] = /^(\S*) (\d+)(\S*)$/.exec(line) ?? [];
      if (drop === undefined) throw new Error(`not an ending and its change: ${line}`);
      return [ending, { drop: Number(drop), add }];
    }),
  );
}
