// Reads a Hunspell dictionary: its words, and the forms that its rules of affixes make of each.

/** Reads a rule: a word that matches `condition` loses `strip` at its end and gets `add`. */
function parseRule(line) {
  const [, flag, strip, add, condition = '.'] = line.trim().split(/\s+/);
  const [ending] = add.split('/');
  return {
    flag,
    strip: strip === '0' ? '' : strip,
    add: ending === '0' ? '' : ending,
    condition: new RegExp(`${condition}$`, 'u'),
  };
}

/** The rules of endings by their flag. Prefixes such as "nie" are not read, because they make other words. */
export function readRules(affixes) {
  const rules = affixes
    .split('\n')
    .filter((line) => line.startsWith('SFX') && !/^SFX\s+\S+\s+[YN]\s+\d+\s*$/.test(line))
    .map(parseRule);
  return Map.groupBy(rules, ({ flag }) => flag);
}

/** The words of a dictionary, each with its flags, without proper names, which begin with a capital. */
export function readWords(dictionary) {
  return dictionary
    .split('\n')
    .slice(1)
    .map((line) => {
      const [word, flags = ''] = line.trim().split('/');
      return { word, flags };
    })
    .filter(({ word }) => word && word === word.toLowerCase());
}

/** All forms of a word, itself included. */
export function formsOf({ word, flags }, rules) {
  const forms = [...flags]
    .flatMap((flag) => rules.get(flag) ?? [])
    .filter(({ strip, condition }) => word.endsWith(strip) && condition.test(word))
    .map(({ strip, add }) => word.slice(0, word.length - strip.length) + add);
  return new Set([word, ...forms]);
}
