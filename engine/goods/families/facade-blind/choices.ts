import type { FamilyChoices } from '../family.js';
import { HEIGHT, MANUAL_OR_ELECTRIC, WIDTH, WIND_SENSOR, FIXING } from '../shared-choices.js';

export const facadeBlindChoices: FamilyChoices = {
  defaultProductId: 3,
  variants: [
    {
      code: 'c80',
      label: 'C80',
      name: 'Żaluzja fasadowa C80',
      description: 'Lamela 80\u00a0mm o\u00a0łukowym przekroju: najczęstszy wybór.',
      initialFactor: 100,
    },
    {
      code: 'c50',
      label: 'C50',
      name: 'Żaluzja fasadowa C50',
      description: 'Wąska lamela 50\u00a0mm do mniejszych okien i\u00a0płytkich wnęk.',
      initialFactor: 100,
    },
    {
      code: 'z90',
      label: 'Z90',
      name: 'Żaluzja fasadowa Z90',
      description:
        'Lamela 90\u00a0mm w\u00a0kształcie litery Z: zamyka się szczelniej i\u00a0ciszej.',
      initialFactor: 110,
    },
  ],
  dimensions: [
    { ...WIDTH, defaultValue: 120 },
    { ...HEIGHT, defaultValue: 150 },
  ],
  defaultColor: 'Biały',
  defaultFrameColor: 'Antracyt',
  controlTypes: MANUAL_OR_ELECTRIC,
  options: [
    {
      code: 'mosquitoNet',
      label: 'Moskitiera',
      description:
        'Siatka w\u00a0ramce za żaluzją: okno otwarte, owady na zewnątrz. Na obrazie unosimy żaluzję o\u00a0ćwierć, żeby było widać siatkę; Twoja opuści się do końca.',
      unit: 'once',
      maxQuantity: 1,
      selectedByDefault: false,
      initialPrice: 180_00,
    },
    {
      ...WIND_SENSOR,
      description: 'Podnosi lamele, gdy wiatr jest zbyt silny. Wymaga sterowania elektrycznego.',
    },
  ],
  placement: [FIXING],
  maxLamelOrientation: 0,
  maxOpeningAngle: 90,
  angleHint: '0° to żaluzja zamknięta, 90° przepuszcza najwięcej światła.',
  deployLabel: 'Opuszczenie',
  cartMessage: 'Twoje żaluzje czekają w\u00a0koszyku.',
};
