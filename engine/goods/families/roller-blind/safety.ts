import { AUTOMATIC, POWER } from '../../place/safety-notes.js';

export const rollerBlindSafetyNotes: readonly string[] = [
  'Uwaga: łańcuszki i\u00a0sznurki mogą spowodować uduszenie małego dziecka (PN-EN\u00a013120). Trzymaj je poza zasięgiem dzieci i\u00a0nie pozwól, by owinęły się wokół szyi.',
  'W\u00a0wersji z\u00a0łańcuszkiem zamontuj dołączony napinacz na ścianie lub ramie: bez niego rolety nie wolno używać.',
  'Łóżka, łóżeczka i\u00a0meble odsuń od łańcuszków. Nie wiąż łańcuszków ze sobą.',
  'Roleta jest wyrobem do wnętrz: chroń ją przed wodą.',
  AUTOMATIC,
  POWER,
];
