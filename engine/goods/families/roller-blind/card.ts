import type { FamilyCard } from '../family-card.js';

export const rollerBlindCard = {
  code: 'rolety',
  label: 'Rolety',
  sign: { ink: 'M10 6h28M12 22h24M24 22v5M12 9v25M36 9v25M12 34h24', shade: 'M12 6h24v16H12z' },
  forWindows: true,
  fabrics: ['mgla', 'plotno', 'panorama-5', 'drzemka', 'morfeusz'],
  colorLabel: 'Kolor tkaniny',
  frameColorLabel: 'Kolor osprzętu',
  introduction:
    'Rolety wewnętrzne z\u00a0tkaniny, przycinane na wymiar okna. Cena od ręki, zamówienie online.',
  description: [
    'Roletę wewnętrzną dobierasz do okna co do centymetra. Tkanina może rozpraszać światło albo zaciemniać pokój, a\u00a0kolor osprzętu dopasujesz do ramy okna.',
    'Roleta kasetowa chowa tkaninę po zwinięciu i\u00a0prowadzi ją wzdłuż ramy. Napęd elektryczny pozwala sterować kilkoma roletami naraz.',
  ],
} as const satisfies FamilyCard;
