import type { HarmonisedStandard } from './family.js';

/** External blinds and awnings of cloth. */
export const EN_13561: HarmonisedStandard = {
  name: 'EN 13561:2015',
  use: 'Osłona zewnętrzna do stosowania na zewnątrz budynków i\u00a0innych obiektów budowlanych',
  declaresResistance: false,
};

/** Shutters and external venetian blinds. */
export const EN_13659: HarmonisedStandard = {
  name: 'EN 13659:2015',
  use: 'Żaluzja zewnętrzna do stosowania na zewnątrz budynków i\u00a0innych obiektów budowlanych',
  declaresResistance: true,
};
