import type { FamilyCard } from '../family-card.js';

export const facadeBlindCard = {
  code: 'zaluzje',
  label: 'Żaluzje',
  sign: {
    ink: 'M10 3h28v31H10z',
    shade: 'M10 6h28v3H10zM10 12h28v3H10zM10 18h28v3H10zM10 24h28v3H10z',
  },
  forWindows: true,
  colorLabel: 'Kolor lameli',
  frameColorLabel: 'Kolor prowadnic',
  introduction:
    'Żaluzje fasadowe, które zatrzymują słońce przed szybą, zanim nagrzeje wnętrze. Na wymiar: cena od ręki, zamówienie online.',
  description: [
    'Żaluzja fasadowa zatrzymuje promienie, zanim dotrą do szyby, dlatego wnętrze nagrzewa się znacznie mniej niż przy osłonie po wewnętrznej stronie okna. Kąt lameli ustawiasz tak, by mieć cień i\u00a0widok jednocześnie.',
    'Lamele biegną w\u00a0prowadnicach, a\u00a0złożony pakiet chowa się w\u00a0skrzynce nad oknem. Profil i\u00a0szerokość lameli zależą od modelu, a\u00a0w\u00a0niektórych modelach wybierasz je w\u00a0konfiguratorze.',
  ],
  shortcut: {
    title: 'Dobierz żaluzje',
    text: 'Lamele C50, C80 lub Z90, kąt otwarcia i\u00a0moskitiera do Twojego okna.',
  },
} as const satisfies FamilyCard;
