/** One word for each step, in the order in which a person decides. */
export const LABELS = {
  produkt: 'Produkt',
  wymiary: 'Wymiary',
  slonce: 'Słońce',
  montaz: 'Montaż',
  kolory: 'Kolory',
  sterowanie: 'Sterowanie',
  dodatki: 'Dodatki',
  podsumowanie: 'Podsumowanie',
};

export type StepId = keyof typeof LABELS;
