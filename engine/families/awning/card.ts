import type { FamilyCard } from '../family-card.js';

export const awningCard = {
  code: 'markizy',
  label: 'Markizy',
  sign: { ink: 'M6 5h22v4H6zM34 23v3H12v-3zM9 9v25M6 34h36', shade: 'M8 9h19l7 14H12z' },
  inHeader: true,
  forWindows: false,
  projectionLabel: 'Wysięg',
  fabrics: ['toscana', 'lido'],
  introduction:
    'Cień nad tarasem i\u00a0balkonem wtedy, gdy go potrzebujesz. Produkty premium dostępne od ręki: cenę swojego wymiaru poznasz w\u00a0kilka sekund.',
  description: [
    'Każdą markizę szyjemy na wymiar: szerokość i\u00a0wysięg podajesz co do centymetra, a\u00a0poszycie i\u00a0kolor konstrukcji dobierasz w\u00a0konfiguratorze. Cena zmienia się od razu, razem z\u00a0rysunkiem w\u00a0skali.',
    'Sterowanie ręczne korbą wystarcza na niewielkim tarasie. Przy sterowaniu elektrycznym warto dodać czujnik wiatru: zwinie markizę, gdy nikogo nie ma w\u00a0domu.',
  ],
} as const satisfies FamilyCard;
