import { AUTOMATIC, FALL, POWER } from '../../place/safety-notes.js';

export const pergolaSafetyNotes: readonly string[] = [
  'Nie wchodź na dach pergoli i\u00a0nie obciążaj lamel.',
  'Zanim uruchomisz lamele, usuń śnieg, a\u00a0jeśli są oblodzone, poczekaj na odwilż; nie przekraczaj obciążenia podanego w\u00a0instrukcji.',
  'Nie wkładaj palców między lamele: podczas ruchu mogą je przyciąć.',
  'Osłony boczne zwiń przy silnym wietrze, a\u00a0przed oblodzeniem zrób to zawczasu.',
  'Nie rozpalaj grilla ani ogniska pod pergolą.',
  AUTOMATIC,
  POWER,
  FALL,
];
