import type { Configuration } from '../../configuration/configuration.js';
import { HEAT } from '../../place/advice.js';
import type { Advice } from '../../place/advice.js';

const CHILDREN: Advice = {
  code: 'child_safety',
  text: 'Sznury i\u00a0łańcuszki trzymaj napięte i\u00a0poza zasięgiem dzieci: napinacz trzeba przykręcić do ściany lub ramy.',
  source: 'PN-EN 13120, bezpieczeństwo osłon wewnętrznych',
};

/** A blind with a motor has no chain, so the advice on chains is left out. */
export function rollerBlindAdvice({ controlType }: Configuration): readonly (Advice | null)[] {
  return [HEAT, controlType === 'manual' ? CHILDREN : null];
}
