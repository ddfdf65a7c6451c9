import type { FamilyCard } from '../family-card.js';

export const pergolaCard = {
  code: 'pergole',
  label: 'Pergole',
  sign: {
    ink: 'M6 10h36M9 10v24M39 10v24M4 34h40',
    shade: 'M6 5h5v5H6zM14 5h5v5h-5zM22 5h5v5h-5zM30 5h5v5h-5zM38 5h4v5h-4z',
  },
  forWindows: false,
  projectionLabel: 'Głębokość',
  // The fabrics of its side screens.
  fabrics: ['solano-5'],
  colorLabel: 'Kolor lameli',
  frameColorLabel: 'Kolor konstrukcji',
  introduction:
    'Aluminiowe konstrukcje z\u00a0ruchomym dachem: drugi salon pod gołym niebem. Na wymiar: cena od ręki, zamówienie online.',
  description: [
    'Konstrukcję wykonujemy z\u00a0aluminium lakierowanego proszkowo. Lamele dachu obracają się, więc raz wpuszczasz słońce, a\u00a0za chwilę zamykasz dach przed deszczem; woda spływa rynną ukrytą w\u00a0belce i\u00a0słupie.',
    'Pergola przyścienna opiera się o\u00a0budynek, wolnostojąca stoi na własnych słupach w\u00a0dowolnym miejscu ogrodu. Boki można zasłonić tkaniną w\u00a0prowadnicach ZIP, która zatrzymuje wiatr i\u00a0owady.',
  ],
  shortcut: {
    title: 'Zaprojektuj pergolę',
    text: 'Przyścienna albo wolnostojąca, z\u00a0obrotowymi lamelami i\u00a0osłonami bocznymi.',
  },
} as const satisfies FamilyCard;
