import type { Benefit } from '../family.js';

export const pergolaBenefits: readonly Benefit[] = [
  {
    title: 'Dach, który się otwiera',
    text: 'Obracasz lamele i\u00a0wpuszczasz tyle słońca, ile chcesz; zamknięte odprowadzają deszcz.',
  },
  {
    title: 'Woda spływa słupem',
    text: 'Rynna jest ukryta w\u00a0belce, a\u00a0odpływ w\u00a0słupie.',
  },
  {
    title: 'Boki na życzenie',
    text: 'Osłony ZIP między słupami zatrzymują wiatr i\u00a0owady.',
  },
];
