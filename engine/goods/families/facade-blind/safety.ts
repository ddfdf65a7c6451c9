import { AUTOMATIC, FALL, POWER } from '../../place/safety-notes.js';

export const facadeBlindSafetyNotes: readonly string[] = [
  'Wyrób wg PN-EN\u00a013659. Przy wietrze silniejszym niż dopuszczalny dla klasy wyrobu podnieś żaluzję.',
  'Nie uruchamiaj oblodzonej żaluzji: lamele i\u00a0linki mogą się zerwać.',
  'Nie stój pod opuszczaną żaluzją i\u00a0nie blokuj jej ruchu.',
  'Jeśli okno jest drogą ucieczki, zadbaj, żeby żaluzję dało się podnieść bez prądu.',
  AUTOMATIC,
  POWER,
  FALL,
];
