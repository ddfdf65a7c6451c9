import type { Benefit } from '../family.js';

export const facadeBlindBenefits: readonly Benefit[] = [
  {
    title: 'Upał zostaje na zewnątrz',
    text: 'Lamele zatrzymują słońce, zanim dotrze do szyby i\u00a0ją nagrzeje.',
  },
  {
    title: 'Światło pod kontrolą',
    text: 'Zmieniasz kąt lamel i\u00a0nadal widzisz ogród.',
  },
  {
    title: 'Schowane nad oknem',
    text: 'Podniesiony pakiet lamel chowa się pod obudową.',
  },
];
