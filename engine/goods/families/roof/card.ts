import type { FamilyCard } from '../family-card.js';

export const roofCard = {
  code: 'zadaszenia',
  label: 'Zadaszenia',
  sign: {
    ink: 'M6 5v29M42 14v20M6 5l36 9M18 8v3M30 11v3M4 34h40',
    shade: 'M6 5l36 9v3L6 8z',
  },
  forWindows: false,
  projectionLabel: 'Głębokość',
  colorLabel: 'Kolor dachu',
  frameColorLabel: 'Kolor konstrukcji',
  introduction:
    'Stały dach nad tarasem, z\u00a0poliwęglanu lub laminowanego szkła hartowanego. Na wymiar: cena od ręki, zamówienie online.',
  description: [
    'Zadaszenie stoi przez cały rok: chroni taras lub wejście przed słońcem, deszczem i\u00a0śniegiem, a\u00a0meble mogą zostać na zewnątrz. Rynny są w\u00a0standardzie i\u00a0odprowadzają wodę rurą przy słupie.',
    'Poliwęglan komorowy rozprasza światło i\u00a0jest lekki, szkło hartowane daje pełny widok na niebo. Stopień przyciemnienia i\u00a0kolor konstrukcji wybierasz w\u00a0konfiguratorze, a\u00a0w\u00a0niektórych modelach także pokrycie.',
  ],
  shortcut: {
    title: 'Postaw zadaszenie',
    text: 'Poliwęglan lub szkło hartowane, rynny w\u00a0standardzie, ściany boczne na życzenie.',
  },
} as const satisfies FamilyCard;
