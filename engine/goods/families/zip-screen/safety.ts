import { AUTOMATIC, AWAY_FROM_WIND, FALL, POWER } from '../../place/safety-notes.js';

export const zipScreenSafetyNotes: readonly string[] = [
  `Wyrób wg PN-EN\u00a013561. ${AWAY_FROM_WIND}`,
  'Nie uruchamiaj refleksoli, gdy tkanina lub prowadnice są oblodzone.',
  'Nie opieraj się o\u00a0tkaninę: nie zabezpiecza przed wypadnięciem z\u00a0okna ani tarasu.',
  AUTOMATIC,
  POWER,
  FALL,
];
