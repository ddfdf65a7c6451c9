import type { Configuration } from '../../configuration/configuration.js';
import type { MeasuringGuide } from '../../measuring/guide.js';
import { INSIDE_OPENING } from '../../measuring/shared-guides.js';
import { HEAT, type Advice } from '../../place/advice.js';
import { AUTOMATIC, POWER } from '../../place/safety-notes.js';
import type { ProtectionReason } from '../../starting-points/starting-point.js';
import type { Benefit } from '../family.js';

export const rollerBlindBenefits: readonly Benefit[] = [
  {
    title: 'Dokładnie do okna',
    text: 'Szerokość i\u00a0wysokość podajesz co do centymetra.',
  },
  {
    title: 'Tyle światła, ile trzeba',
    text: 'Zależnie od modelu tkanina rozprasza światło, przyciemnia pokój albo go zaciemnia.',
  },
  {
    title: 'Dopasowana do ramy',
    text: 'Kolor osprzętu dobierasz do koloru okna.',
  },
];

export const rollerBlindProtections: readonly ProtectionReason[] = [
  {
    from: 'prywatnosc',
    reason: 'Opuszczona tkanina zasłania pokój o\u00a0każdej porze.',
  },
];

export const rollerBlindSafetyNotes: readonly string[] = [
  'Uwaga: łańcuszki i\u00a0sznurki mogą spowodować uduszenie małego dziecka (PN-EN\u00a013120). Trzymaj je poza zasięgiem dzieci i\u00a0nie pozwól, by owinęły się wokół szyi.',
  'W\u00a0wersji z\u00a0łańcuszkiem zamontuj dołączony napinacz na ścianie lub ramie: bez niego rolety nie wolno używać.',
  'Łóżka, łóżeczka i\u00a0meble odsuń od łańcuszków. Nie wiąż łańcuszków ze sobą.',
  'Roleta jest wyrobem do wnętrz: chroń ją przed wodą.',
  AUTOMATIC,
  POWER,
];

export const rollerBlindMeasuring: MeasuringGuide = {
  title: 'Zmierz okno pod roletę',
  ...INSIDE_OPENING,
};

const CHILDREN: Advice = {
  code: 'child_safety',
  text: 'Sznury i\u00a0łańcuszki trzymaj napięte i\u00a0poza zasięgiem dzieci: napinacz trzeba przykręcić do ściany lub ramy.',
  source: 'PN-EN 13120, bezpieczeństwo osłon wewnętrznych',
};

/** A blind with a motor has no chain, so the advice on chains is left out. */
export function rollerBlindAdvice({ controlType }: Configuration): readonly (Advice | null)[] {
  return [HEAT, controlType === 'manual' ? CHILDREN : null];
}
