import { HEAT } from '../../place/advice.js';
import type { Advice } from '../../place/advice.js';

const CHILDREN: Advice = {
  code: 'child_safety',
  text: 'Sznury i\u00a0łańcuszki trzymaj napięte i\u00a0poza zasięgiem dzieci: napinacz trzeba przykręcić do ściany.',
  source: 'PN-EN 13120, bezpieczeństwo osłon wewnętrznych',
};

export function rollerBlindAdvice(): readonly Advice[] {
  return [HEAT, CHILDREN];
}
