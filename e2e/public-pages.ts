/** A page that every visitor can open, with its only main heading. */
export interface PublicPage {
  path: string;
  heading: string;
}

/** Public pages, at least one of every kind. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', heading: 'Słońce pod kontrolą' },
  { path: '/produkty', heading: 'Wszystkie produkty' },
  { path: '/produkty/zaluzje', heading: 'Żaluzje' },
  { path: '/akcesoria', heading: 'Akcesoria' },
  { path: '/produkt/33', heading: 'Korba do markizy 150 cm' },
  { path: '/produkt/1', heading: 'Markiza tarasowa Aurora 350' },
  { path: '/porownanie?produkt=1&produkt=2', heading: 'Porównanie produktów' },
  { path: '/konfigurator', heading: 'Studio Projektowe' },
  ...['markizy', 'pergole', 'zaluzje', 'zadaszenia', 'refleksole', 'rolety'].map((family) => ({
    path: `/konfigurator/${family}`,
    heading: 'Studio Projektowe',
  })),
  { path: '/szukaj', heading: 'Szukaj' },
  { path: '/szukaj?q=sypialnia', heading: 'Wyniki dla „sypialnia”' },
  { path: '/projekt', heading: 'Zaplanuj cały dom' },
  { path: '/koszyk', heading: 'Koszyk' },
  { path: '/kontakt', heading: 'Porozmawiajmy o cieniu' },
  { path: '/tkaniny', heading: 'Tkaniny, których można dotknąć' },
  { path: '/wycena', heading: 'Bezpłatna wycena' },
  { path: '/o-nas', heading: 'O Cieniomacie – słońce pod kontrolą' },
  { path: '/blog', heading: 'Blog o cieniu' },
  { path: '/blog/1', heading: 'Ile cienia naprawdę daje markiza' },
  { path: '/montaz', heading: 'Montaż' },
  { path: '/serwis', heading: 'Serwis' },
  { path: '/doradztwo', heading: 'Doradztwo techniczne' },
  { path: '/polityka-prywatnosci', heading: 'Polityka prywatności' },
  { path: '/regulamin', heading: 'Regulamin sklepu' },
  { path: '/cookies', heading: 'Pliki cookies' },
  { path: '/deklaracja-dostepnosci', heading: 'Deklaracja dostępności' },
  { path: '/odstapienie', heading: 'Odstąpienie od umowy' },
  { path: '/gwarancja', heading: 'Gwarancja i zgodność towaru z umową' },
  { path: '/dla-programow', heading: 'Dla programów' },
  { path: '/newsletter/potwierdz/x', heading: 'Potwierdź zapis do newslettera' },
  { path: '/logowanie', heading: 'Logowanie' },
  { path: '/haslo', heading: 'Nowe hasło' },
  { path: '/haslo/nieznany', heading: 'Link już nie działa' },
];
