import type { FamilyCard } from '../family-card.js';

export const awningCard = {
  code: 'markizy',
  label: 'Markizy',
  sign: { ink: 'M6 5h22v4H6zM34 23v3H12v-3zM9 9v25M6 34h36', shade: 'M8 9h19l7 14H12z' },
  forWindows: false,
  projectionLabel: 'Wysięg',
  fabrics: ['toscana', 'lido'],
  colorLabel: 'Kolor tkaniny',
  frameColorLabel: 'Kolor konstrukcji',
  introduction:
    'Cień nad tarasem i\u00a0balkonem wtedy, gdy go potrzebujesz. Na wymiar: cena od ręki, zamówienie online.',
  description: [
    'Każdą markizę szyjemy na wymiar: szerokość i\u00a0wysięg podajesz co do centymetra, a\u00a0tkaninę i\u00a0kolor konstrukcji dobierasz w\u00a0konfiguratorze. Cenę i\u00a0rysunek w\u00a0skali widzisz od razu.',
    'Na niewielkim tarasie wystarcza korba. Przy sterowaniu elektrycznym warto dodać czujnik wiatru: przy silnym wietrze zwinie markizę także wtedy, gdy nikogo nie ma w\u00a0domu.',
  ],
} as const satisfies FamilyCard;
