// Learns from pairs of a form and its word which ending of a form tells how to change the form into the word.

/** A form always starts with this mark, so that an ending can be a whole word. */
const START = '^';

/** How to change `form` into `word`: how many letters to drop at the end, then the letters to add, such as "2ek". */
export function changeOf(form, word) {
  let same = 0;
  while (same < form.length && form[same] === word[same]) same += 1;
  return `${form.length - same}${word.slice(same)}`;
}

/**
 * Returns a map from endings to changes. Of each ending it takes the change that is right for the greatest total weight
 * of the forms with this ending. Without an entry, these forms would get the change of the longest shorter ending in
 * the map. So an ending is added only if its own change is right for at least `least` more weight than that change.
 */
export function learnEndings(pairs, least) {
  const root = node();
  for (const { form, change, weight } of pairs) {
    let place = root;
    count(place, change, weight);
    for (const letter of `${START}${form}`.split('').toReversed()) {
      place = place.next.get(letter) ?? place.next.set(letter, node()).get(letter);
      count(place, change, weight);
    }
  }
  const endings = new Map();
  collect(root, '', '0', { endings, least });
  return endings;
}

const node = () => ({ next: new Map(), changes: new Map() });

function count({ changes }, change, weight) {
  changes.set(change, (changes.get(change) ?? 0) + weight);
}

function collect({ next, changes }, ending, inherited, table) {
  const [best, most] = [...changes].reduce((a, b) => (b[1] > a[1] ? b : a));
  const isBetter = most - (changes.get(inherited) ?? 0) >= table.least;
  if (isBetter && best !== inherited) table.endings.set(ending, best);
  const change = isBetter ? best : inherited;
  // Where all forms have this change, longer endings add nothing.
  if (changes.size === 1 && change === best) return;
  for (const [letter, child] of next) collect(child, letter + ending, change, table);
}
