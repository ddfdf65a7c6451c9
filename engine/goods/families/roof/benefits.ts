import type { Benefit } from '../family.js';

export const roofBenefits: readonly Benefit[] = [
  {
    title: 'Sucho mimo deszczu',
    text: 'Stały dach osłania taras lub wejście przez cały rok.',
  },
  {
    title: 'Jasno pod dachem',
    text: 'Szkło albo poliwęglan przepuszcza światło do pokoju.',
  },
  {
    title: 'Rynny w\u00a0standardzie',
    text: 'Woda z\u00a0dachu spływa rurą przy słupie, a\u00a0nie na taras.',
  },
];
