import { expect, test } from '@jest/globals';
import { configurationIdOf } from './use-changed-goods';

const ID = '3f1a7c1e-5b7e-4e0e-9a53-0d6f6a0f5b11';

test.each([
  [`https://sklep.example/konfigurator/markizy?configuration=${ID}`, ID],
  [ID.toUpperCase(), ID],
  ['https://sklep.example/k/Pxp8Hlt-Tg6aUw1vag9bEQ', ID],
  ['https://sklep.example/konfigurator/markizy', null],
  ['', null],
])('%s leads to %s', (link, id) => {
  expect(configurationIdOf(link)).toBe(id);
});
