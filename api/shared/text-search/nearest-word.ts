import { editDistance } from './edit-distance.js';
import type { IndexedWord } from './text-index.js';
import type { Word } from './words.js';

/** In letters: too many words resemble a shorter one. */
const SHORTEST = 4;
/** From this length on a word may have two typos. */
const LONG = 8;

/** The word nearest to a mistyped one; of equally near words the one in most documents. Null where none is near. */
export function nearestWord({ folded }: Word, words: Iterable<IndexedWord>): Word | null {
  if (folded.length < SHORTEST || /\d/.test(folded)) return null;
  let least = folded.length >= LONG ? 2 : 1;
  let nearest: IndexedWord | null = null;
  for (const word of words) {
    const distance = Math.min(
      editDistance(folded, word.folded, least),
      editDistance(folded, word.stem, least),
    );
    const isNearer = distance < least || !nearest || word.weights.size > nearest.weights.size;
    if (distance > least || !isNearer) continue;
    least = distance;
    nearest = word;
  }
  return nearest;
}
