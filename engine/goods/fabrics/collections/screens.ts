import { type Collection, passes } from '../collection.js';

/*
 * Screens for ZIP guides. Demo content of our own shop: there are no measurements behind it. The values lie where
 * published sheets of such cloth do: Copaco Natte 300 in white and linen has Tv 20.4 % and Ts 22.5 % (copaco.be);
 * Mermet M-Screen of 5 % openness has Tv 15 % in white and 5 % in charcoal (dwfcontract.com).
 */
const WASH = 'Myj wodą bez detergentów raz lub dwa razy w\u00a0roku i\u00a0zwijaj suchą.';

export const SCREENS: readonly Collection[] = [
  {
    code: 'solano-5',
    name: 'Solano 5',
    kind: 'Screen z\u00a0włókna szklanego',
    description:
      'Zatrzymuje słońce przed szybą, a\u00a0zostawia widok na ogród. Ciemne kolory dają lepszy widok, jasne więcej światła w\u00a0pokoju.',
    composition: '36% włókno szklane, 64% PVC',
    weight: 520,
    openness: 5,
    weave: { kind: 'basket', warp: 18, weft: 15, relief: 0.9, slub: 0 },
    weaveLabel: 'Splot panama 2/2',
    care: WASH,
    colors: {
      Biały: passes(19, 22),
      Beżowy: passes(13, 17),
      Aluminium: passes(11, 14),
      Szary: passes(8, 11),
      Brązowy: passes(6, 8),
      Antracyt: passes(6, 7),
      Czarny: passes(5, 6),
    },
  },
  {
    code: 'solano-3',
    name: 'Solano 3',
    kind: 'Gęsty screen z\u00a0włókna szklanego',
    description:
      'Gęstszy splot na duże, mocno nasłonecznione przeszklenia i\u00a0tam, gdzie z\u00a0ulicy widać wnętrze.',
    composition: '37% włókno szklane, 63% PVC',
    weight: 530,
    openness: 3,
    weave: { kind: 'basket', warp: 20, weft: 17, relief: 0.85, slub: 0 },
    weaveLabel: 'Splot panama 2/2',
    care: WASH,
    colors: {
      Krem: passes(14, 17),
      Beżowy: passes(11, 15),
      Szary: passes(6, 9),
      Antracyt: passes(4, 5),
      Czarny: passes(3, 4),
    },
  },
  {
    code: 'pasat-10',
    name: 'Pasat 10',
    kind: 'Otwarty screen poliestrowy',
    description:
      'Najwięcej światła i\u00a0widoku: na loggie, balkony i\u00a0przejścia, które trzeba osłonić od słońca i\u00a0wiatru, a\u00a0nie od spojrzeń.',
    composition: '30% poliester, 70% PVC',
    weight: 420,
    openness: 10,
    weave: { kind: 'plain', warp: 10, weft: 10, relief: 1, slub: 0 },
    weaveLabel: 'Splot płócienny, siatka',
    care: WASH,
    colors: {
      Krem: passes(24, 28),
      Beżowy: passes(20, 24),
      Szary: passes(14, 17),
      Zielony: passes(12, 17),
      Niebieski: passes(12, 17),
    },
  },
  {
    code: 'nokturn',
    name: 'Nokturn',
    kind: 'Tkanina powlekana, zaciemniająca',
    description:
      'Powlekana z\u00a0obu stron, nie przepuszcza światła. W\u00a0prowadnicach ZIP zaciemnia sypialnię także w\u00a0południe.',
    composition: 'Poliester powlekany PVC z\u00a0obu stron',
    weight: 650,
    openness: 0,
    weave: { kind: 'plain', warp: 16, weft: 16, relief: 0.25, slub: 0 },
    weaveLabel: 'Splot płócienny pod powłoką',
    care: WASH,
    colors: {
      Biały: passes(0, 0),
      Krem: passes(0, 0),
      Szary: passes(0, 0),
      Antracyt: passes(0, 0),
      Czarny: passes(0, 0),
    },
  },
];
