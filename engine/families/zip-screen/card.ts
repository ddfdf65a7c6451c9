import type { FamilyCard } from '../family-card.js';

export const zipScreenCard = {
  code: 'refleksole',
  label: 'Refleksole',
  sign: { ink: 'M10 3h28v31H10zM10 25h28', shade: 'M12 7h24v18H12z' },
  inHeader: false,
  forWindows: true,
  fabrics: ['solano-5', 'solano-3', 'pasat-10', 'nokturn'],
  introduction:
    'Tkanina na zewnątrz okna: mniej upału, widok zostaje. Produkty premium dostępne od ręki, cena w\u00a0kilka sekund.',
  description: [
    'Refleksol to tkanina techniczna po zewnętrznej stronie okna. Odbija i\u00a0pochłania promienie, zanim trafią na szybę, a\u00a0przez drobny splot nadal widać ogród.',
    'Prowadnice ZIP trzymają tkaninę na całej wysokości: nie łopocze na wietrze i\u00a0nie przepuszcza owadów. Każdą sztukę wykonujemy pod wymiar okna.',
  ],
} as const satisfies FamilyCard;
