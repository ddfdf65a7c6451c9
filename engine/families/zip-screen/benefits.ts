import type { Benefit } from '../family.js';

export const zipScreenBenefits: readonly Benefit[] = [
  {
    title: 'Szczelne boki',
    text: 'Suwak ZIP trzyma tkaninę w\u00a0prowadnicy na całej wysokości.',
  },
  {
    title: 'Widok albo ciemność',
    text: 'Przez tkaninę screen nadal widać ogród, powlekana zaciemnia pokój.',
  },
  {
    title: 'Bez owadów',
    text: 'Opuszczona tkanina przylega do prowadnic i\u00a0nie wpuszcza owadów.',
  },
];
