import type { Benefit } from '../family.js';

export const awningBenefits: readonly Benefit[] = [
  {
    title: 'Cień wtedy, gdy chcesz',
    text: 'Rozwijasz markizę w\u00a0słoneczny dzień, a\u00a0po zwinięciu niebo jest znów otwarte.',
  },
  {
    title: 'Wymiar co do centymetra',
    text: 'Szerokość i\u00a0wysięg dobierasz do swojego tarasu, balkonu albo wejścia.',
  },
  {
    title: 'Kolory do elewacji',
    text: 'Tkaninę i\u00a0kolor konstrukcji oglądasz na podglądzie, a\u00a0próbki zamówisz do domu.',
  },
];
