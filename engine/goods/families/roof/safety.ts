import { FALL, POWER } from '../../place/safety-notes.js';

export const roofSafetyNotes: readonly string[] = [
  'Nie wchodź na dach: szkło i\u00a0poliwęglan nie są do tego przeznaczone.',
  'Śnieg usuwaj miękkim narzędziem, zanim przekroczy obciążenie podane w\u00a0instrukcji.',
  'Pękniętej szyby nie dotykaj i\u00a0nie przechodź pod nią; wezwij serwis.',
  'Promiennik ma gorącą obudowę: nie zakrywaj go i\u00a0zachowaj odstęp podany w\u00a0instrukcji.',
  POWER,
  FALL,
];
