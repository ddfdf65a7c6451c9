import type { Benefit } from '../family.js';

export const zipScreenBenefits: readonly Benefit[] = [
  {
    title: 'Szczelne boki',
    text: 'Suwak ZIP trzyma tkaninę w\u00a0prowadnicy na całej wysokości.',
  },
  {
    title: 'Widok zostaje',
    text: 'Tkanina screen zatrzymuje słońce, a\u00a0od środka nadal widać ogród.',
  },
  {
    title: 'Bez owadów',
    text: 'Opuszczona tkanina przylega do prowadnic i\u00a0nie wpuszcza owadów.',
  },
];
