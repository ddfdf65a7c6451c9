import type { Benefit } from '../family.js';

export const rollerBlindBenefits: readonly Benefit[] = [
  {
    title: 'Dokładnie do okna',
    text: 'Szerokość i\u00a0wysokość podajesz co do centymetra.',
  },
  {
    title: 'Tyle światła, ile trzeba',
    text: 'Zależnie od modelu tkanina rozprasza światło, przyciemnia pokój albo go zaciemnia.',
  },
  {
    title: 'Dopasowana do ramy',
    text: 'Kolor osprzętu dobierasz do koloru okna.',
  },
];
