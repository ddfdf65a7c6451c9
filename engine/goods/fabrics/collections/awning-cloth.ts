import { type Collection, passes } from '../collection.js';

/*
 * Cloth for awnings. Demo content of our own shop: there are no measurements behind it. Weights and threads are usual
 * for solution-dyed acrylic (290-320 g/m², about twice as many threads in the warp) and polyester; transmittances keep
 * the order that makers publish: light colours pass more light, and every colour more infrared than light.
 */
export const AWNING_CLOTH: readonly Collection[] = [
  {
    code: 'toscana',
    name: 'Toscana',
    kind: 'Akryl barwiony w\u00a0masie',
    description:
      'Klasyczne płótno markizowe. Pigment jest w\u00a0środku włókna, dlatego kolor wolniej blednie na słońcu. Pod jasną tkaniną światło jest ciepłe i\u00a0rozproszone.',
    composition: '100% akryl barwiony w\u00a0masie, impregnacja przeciw wodzie i\u00a0zabrudzeniom',
    weight: 300,
    openness: 0,
    weave: { kind: 'plain', warp: 28, weft: 15, relief: 0.75, slub: 0.35 },
    weaveLabel: 'Splot płócienny',
    care: 'Suchy kurz zdejmij miękką szczotką. Plamy zmyj letnią wodą z\u00a0łagodnym płynem o\u00a0obojętnym odczynie, spłucz i\u00a0wysusz rozwiniętą tkaninę.',
    colors: {
      Biały: passes(20, 25),
      Krem: passes(15, 22),
      Ecru: passes(14, 21),
      Żółty: passes(14, 24),
      Beżowy: passes(9, 17),
      Szary: passes(4, 11),
      Czerwony: passes(4, 20),
      Niebieski: passes(2, 11),
      Zielony: passes(2, 9),
      Brązowy: passes(1, 6),
      Antracyt: passes(1, 4),
    },
  },
  {
    code: 'lido',
    name: 'Lido',
    kind: 'Poliester barwiony w\u00a0masie',
    description:
      'Tkanina cieńsza i\u00a0gęstsza niż akryl: mniej się wydłuża, a\u00a0zwinięta mieści się w\u00a0wąskiej kasecie. Gładka powierzchnia pasuje do nowoczesnych domów.',
    composition: '100% poliester barwiony w\u00a0masie, impregnacja przeciw wodzie',
    weight: 280,
    openness: 0,
    weave: { kind: 'twill', warp: 30, weft: 24, relief: 0.5, slub: 0 },
    weaveLabel: 'Splot skośny',
    care: 'Suchy kurz zdejmij miękką szczotką. Plamy zmyj letnią wodą z\u00a0łagodnym płynem o\u00a0obojętnym odczynie, spłucz i\u00a0wysusz rozwiniętą tkaninę.',
    colors: {
      Biały: passes(17, 22),
      Ecru: passes(12, 18),
      Szary: passes(3, 10),
      Fioletowy: passes(2, 13),
      Antracyt: passes(1, 5),
      Czarny: passes(1, 4),
    },
  },
];
