import type { Benefit } from '../family.js';

export const zipScreenBenefits: readonly Benefit[] = [
  {
    title: 'Szczelne boki na życzenie',
    text: 'W\u00a0prowadnicach ZIP, które dobierasz w\u00a0konfiguratorze, suwak trzyma tkaninę na całej wysokości.',
  },
  {
    title: 'Widok albo ciemność',
    text: 'Przez tkaninę screen nadal widać ogród, powlekana zaciemnia pokój.',
  },
  {
    title: 'Bez owadów',
    text: 'W\u00a0prowadnicach ZIP opuszczona tkanina nie wpuszcza owadów bokami.',
  },
];
