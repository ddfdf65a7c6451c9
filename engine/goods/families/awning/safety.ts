import { AUTOMATIC, AWAY_FROM_WIND, FALL, POWER } from '../../place/safety-notes.js';

export const awningSafetyNotes: readonly string[] = [
  `Wyrób wg PN-EN\u00a013561. ${AWAY_FROM_WIND}`,
  'Nie wieszaj niczego na ramionach ani na tkaninie i\u00a0nie pozwalaj dzieciom huśtać się na nich.',
  'Ramiona markizy kasetowej są napięte sprężynami: nie rozkręcaj ich samodzielnie, mogą zranić.',
  'Nie rozpalaj grilla ani ogniska pod rozwiniętą markizą.',
  AUTOMATIC,
  POWER,
  FALL,
];
