// Additions to the dictionary: new words, further forms of its words, and words that customers look for.

/** New words, each with a word of the dictionary whose flags it takes, so that it is declined like that word. */
export const DECLINED_LIKE = {
  refleksol: 'parasol',
  screen: 'ekran',
};

/** Forms that the rules of the dictionary do not give. */
export const FURTHER_FORMS = {
  dom: ['domu', 'domowi', 'domem'],
  wiatr: ['wiatru', 'wiatrowi', 'wiatrem', 'wietrze'],
  dziecko: ['dzieci', 'dzieciom', 'dziećmi', 'dzieciach'],
  pies: ['psa', 'psu', 'psem', 'psie'],
  dzień: ['dnia', 'dniu', 'dniem', 'dni', 'dniom', 'dniami', 'dniach'],
  tydzień: ['tygodnia', 'tygodniu', 'tygodnie', 'tygodni', 'tygodniach'],
};

/** Words that customers type even if the texts lack them; their forms must be stemmed correctly, too. */
export const LOOKED_FOR = new Set(
  'dom mieszkanie pies kot dziecko owad mucha osa pszczoła tani drogi duży mały blok działka altana hotel szkoła sklep biuro lokal sąsiad prywatność hałas chłód zima lato ulewa burza grad słoneczny przeciwsłoneczny wodoodporny składany automatyczny ręczny granatowy srebrny kremowy'.split(
    ' ',
  ),
);
