import { type Collection, passes } from '../collection.js';

/*
 * Cloth for roller blinds indoors. Demo content of our own shop: there are no measurements behind it. A blackout cloth
 * passes nothing, a dim-out little, a white voile about half of the light; the indoor screen has values like those of
 * the outdoor screens.
 */
const VACUUM =
  'Odkurzaj miękką końcówką. Świeże plamy zbierz wilgotną gąbką, bez tarcia i\u00a0bez wybielacza.';

export const BLIND_CLOTH: readonly Collection[] = [
  {
    code: 'mgla',
    name: 'Mgła',
    kind: 'Woal półprzezroczysty',
    description: 'Zmiękcza światło i\u00a0zostawia zarys tego, co za oknem. Odpina się do prania.',
    composition: '100% poliester',
    weight: 110,
    openness: 8,
    weave: { kind: 'plain', warp: 22, weft: 18, relief: 0.6, slub: 0.6 },
    weaveLabel: 'Luźny splot płócienny',
    care: 'Pierz w\u00a030\u00a0°C bez wirowania i\u00a0zawieś jeszcze wilgotną.',
    colors: {
      Biały: passes(52, 53),
      Krem: passes(48, 50),
      Ecru: passes(45, 48),
      Żółty: passes(38, 46),
      Szary: passes(27, 33),
      Czerwony: passes(24, 41),
    },
  },
  {
    code: 'plotno',
    name: 'Płótno',
    kind: 'Tkanina dzienna o\u00a0wyglądzie lnu',
    description:
      'Nierówna nitka jak w\u00a0lnie. Rozprasza światło i\u00a0w\u00a0dzień zasłania wnętrze przed spojrzeniami.',
    composition: '100% poliester',
    weight: 190,
    openness: 1,
    weave: { kind: 'plain', warp: 14, weft: 12, relief: 0.9, slub: 1 },
    weaveLabel: 'Splot płócienny, nierówna przędza',
    care: VACUUM,
    colors: {
      Biały: passes(32, 35),
      Krem: passes(29, 33),
      Ecru: passes(26, 31),
      Beżowy: passes(19, 26),
      Szary: passes(11, 18),
      Zielony: passes(9, 18),
      Brązowy: passes(4, 11),
    },
  },
  {
    code: 'panorama-5',
    name: 'Panorama 5',
    kind: 'Screen wewnętrzny',
    description:
      'Widać przez nią ogród, a\u00a0na ekranie komputera jest mniej odblasków. Bez łączenia ma do 300\u00a0cm szerokości.',
    composition: '25% poliester, 75% PVC',
    weight: 410,
    openness: 5,
    weave: { kind: 'twill', warp: 18, weft: 16, relief: 0.8, slub: 0 },
    weaveLabel: 'Splot skośny 2/2',
    care: VACUUM,
    colors: {
      Biały: passes(20, 23),
      Beżowy: passes(13, 17),
      Szary: passes(8, 11),
      Antracyt: passes(6, 7),
      Czarny: passes(5, 6),
    },
  },
  {
    code: 'drzemka',
    name: 'Drzemka',
    kind: 'Tkanina przyciemniająca',
    description:
      'Gęsta i\u00a0miękka: przyciemnia pokój na czas drzemki, choć nie zaciemnia go całkowicie.',
    composition: '100% poliester',
    weight: 230,
    openness: 0,
    weave: { kind: 'satin', warp: 32, weft: 22, relief: 0.55, slub: 0 },
    weaveLabel: 'Splot satynowy',
    care: VACUUM,
    colors: {
      Krem: passes(9, 17),
      Żółty: passes(8, 17),
      Czerwony: passes(3, 14),
      Zielony: passes(2, 10),
      Niebieski: passes(2, 10),
      Fioletowy: passes(2, 11),
    },
  },
  {
    code: 'morfeusz',
    name: 'Morfeusz',
    kind: 'Tkanina zaciemniająca z\u00a0pianką',
    description:
      'Pianka od strony szyby nie przepuszcza światła. Do sypialni, pokoju dziecka i\u00a0kina domowego.',
    composition: '100% poliester, od strony szyby biała pianka akrylowa',
    weight: 320,
    openness: 0,
    weave: { kind: 'plain', warp: 24, weft: 20, relief: 0.35, slub: 0.2 },
    weaveLabel: 'Splot płócienny, od strony szyby pianka',
    care: VACUUM,
    colors: {
      Biały: passes(0, 0),
      Beżowy: passes(0, 0),
      Szary: passes(0, 0),
      Niebieski: passes(0, 0),
      Fioletowy: passes(0, 0),
      Antracyt: passes(0, 0),
    },
  },
];
