import type { FamilyCard } from '../family-card.js';

export const zipScreenCard = {
  code: 'refleksole',
  label: 'Refleksole',
  sign: { ink: 'M10 3h28v31H10zM10 25h28', shade: 'M12 7h24v18H12z' },
  forWindows: true,
  fabrics: ['solano-5', 'solano-3', 'pasat-10', 'nokturn'],
  colorLabel: 'Kolor tkaniny',
  frameColorLabel: 'Kolor konstrukcji',
  introduction:
    'Tkanina przed oknem: mniej upału, a\u00a0do wyboru widok na ogród albo zaciemnienie. Na wymiar: cena od ręki, zamówienie online.',
  description: [
    'Refleksol to osłona z\u00a0tkaniny technicznej po zewnętrznej stronie okna. Odbija i\u00a0pochłania promienie, zanim trafią na szybę, a\u00a0przez drobny splot tkaniny screen nadal widać ogród.',
    'Prowadnice ZIP, które dobierasz w\u00a0konfiguratorze, trzymają tkaninę na całej wysokości, dlatego nie łopocze ona na wietrze i\u00a0nie przepuszcza owadów bokami. Każdą sztukę wykonujemy na wymiar okna.',
  ],
} as const satisfies FamilyCard;
