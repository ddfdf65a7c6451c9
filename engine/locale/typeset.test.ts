import { expect, it } from '@jest/globals';
import { typeset } from './typeset.js';

it.each([
  ['400 × 300 cm', '400~×~300~cm'],
  ['od 12 m² do 16 m²', 'od 12~m² do 16~m²'],
  ['4 890 zł', '4~890~zł'],
  ['tel. 42 600 10 20', 'tel. 42 600 10 20'],
  ['10 metrów', '10 metrów'],
  ['5 mała', '5 mała'],
  ['73 kg/m² albo 0,72 kN/m²', '73~kg/m² albo 0,72~kN/m²'],
  ['i w domu, a z ogrodu', 'i~w~domu, a~z~ogrodu'],
  ['O cieniu. W Łodzi', 'O~cieniu. W~Łodzi'],
  ['do wody', 'do wody'],
  ['24 godziny, 14 dni, 5 lat', '24~godziny, 14~dni, 5~lat'],
  ['5 latarni', '5 latarni'],
  ['lamela C i Z', 'lamela C i~Z'],
  ['w 2026 r.', 'w~2026 r.'],
  ['Opisuje je § 7 regulaminu', 'Opisuje je §~7 regulaminu'],
])('%s', (text, bound) => {
  expect(typeset(text).replaceAll('\u00a0', '~')).toBe(bound);
});

it.each([
  ['od 2-4 tygodni', 'od 2–4~tygodni'],
  ['PN-EN 13561-1, kod 90-001 Łódź', 'PN-EN 13561-1, kod 90-001 Łódź'],
  ['(w całej Polsce) „z nami”', '(w~całej Polsce) „z~nami”'],
])('%j is set as %j, and stays so', (text, expected) => {
  expect(typeset(text).replaceAll('\u00a0', '~')).toBe(expected);
  expect(typeset(typeset(text))).toBe(typeset(text));
});
