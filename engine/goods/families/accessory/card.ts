import type { FamilyCard } from '../family-card.js';

export const accessoryCard = {
  code: 'akcesoria',
  label: 'Akcesoria',
  sign: {
    ink: 'M24 4l16 7v15l-16 7-16-7V11zM8 11l16 7 16-7M24 18v15M16 7.5l16 7v6',
    shade: 'M24 18l16-7v15l-16 7z',
  },
  forWindows: false,
  colorLabel: 'Kolor',
  frameColorLabel: 'Kolor',
  introduction:
    'Piloty, czujniki, korby, części zamienne i\u00a0środki do pielęgnacji osłon: bez mierzenia, ze zwrotem w\u00a014\u00a0dni.',
  description: [],
} as const satisfies FamilyCard;
