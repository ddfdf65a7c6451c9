import type { Benefit } from '../family.js';

export const roofBenefits: readonly Benefit[] = [
  {
    title: 'Taras mimo deszczu',
    text: 'Stały dach osłania meble i\u00a0wyjście na ogród przez cały rok.',
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
