// Makes content/search/polish-endings.txt: endings of Polish words, each with how to change it to get the stem.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import dictionary from 'dictionary-pl';
import { formsOf, readRules, readWords } from './dictionary.mjs';
import { changeOf, learnEndings } from './learn.mjs';
import { DECLINED_LIKE, FURTHER_FORMS, LOOKED_FOR } from './own-words.mjs';

const ROOT = join(import.meta.dirname, '../..');
const TARGET = join(ROOT, 'content/search/polish-endings.txt');
/** The texts whose words must be stemmed correctly. */
const TEXTS = [
  'content/articles',
  'content/pages',
  'api/setup/seed/families',
  'engine/goods/families',
  'engine/goods/fabrics',
  'web/features',
];
/** How much each form that occurs in these texts adds to the weight of its word, which is 1 at first. */
const WEIGHT = 40;
/** How much more weight of forms must be stemmed rightly with an ending than without it; see `learnEndings`. */
const LEAST = 40;
/** The dictionary's flags for the forms of verbs, which are left out: only the infinitive of a verb is learned. */
const VERB_FLAGS = /[BdEeFGgHhIiJjkv]/g;
const HEADER = [
  '# Endings of Polish words and their stems: "ending number added" drops so many letters and adds the rest.',
  '# Learned from the Polish dictionary of Hunspell (npm dictionary-pl 2.0.0, MPL-2.0 or LGPL-3.0 or GPL-3.0)',
  '# by tools/stemmer/make-endings.mjs. "^" is the beginning of a word.',
];

const fold = (text) =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

const { aff, dic } = dictionary;
const rules = readRules(aff.toString());
const words = readWords(dic.toString());
const trade = tradeWords();
const pairs = declined(words).flatMap(pairsOf);
const endings = learnEndings(best(pairs), LEAST);
const lines = [...endings].map(([ending, change]) => `${ending} ${change}`).sort();
writeFileSync(TARGET, `${[...HEADER, ...lines].join('\n')}\n`);
console.log(`${pairs.length} forms of ${words.length} words, ${lines.length} endings in ${TARGET}`);

/** All words in the texts, in lower case, and those of `LOOKED_FOR`. */
function tradeWords() {
  const texts = TEXTS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(md|tsx?)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  return new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  ).union(LOOKED_FOR);
}

function declined(words) {
  const byName = new Map(words.map((each) => [each.word, each]));
  const own = Object.entries(DECLINED_LIKE).map(([word, like]) => ({
    word,
    flags: byName.get(like).flags,
  }));
  return [...words, ...own].map(({ word, flags }) => ({
    word,
    flags: flags.replaceAll(VERB_FLAGS, ''),
  }));
}

/** The forms of one word with their weight, which is greater the more of these forms occur in the texts. */
function pairsOf(entry) {
  const forms = formsOf(entry, rules).union(new Set(FURTHER_FORMS[entry.word]));
  const weight = 1 + WEIGHT * forms.intersection(trade).size;
  const word = fold(entry.word);
  return [...forms].map((form) => ({ form: fold(form), word, weight, size: forms.size }));
}

/**
 * Assigns each form that several words share to one of them: to the word with the greatest weight or, if weights are
 * equal, with the most forms. Returns each form with its change and weight.
 */
function best(all) {
  const byForm = new Map();
  for (const pair of all) {
    const other = byForm.get(pair.form);
    if (!other || (pair.weight - other.weight || pair.size - other.size) > 0)
      byForm.set(pair.form, pair);
  }
  return [...byForm.values()].map(({ form, word, weight }) => ({
    form,
    change: changeOf(form, word),
    weight,
  }));
}
