import { expect, it } from '@jest/globals';
import { passwordProblem } from './password-rules.js';

const EWA = { email: 'ewa.gesla@cieniomat.example', name: 'Ewa Gęślowska' };
const LENGTH = 'Hasło musi mieć od 12 do 128\u00a0znaków.';
const COMMON = 'To hasło jest zbyt popularne i\u00a0łatwe do odgadnięcia. Wybierz inne.';
const PERSONAL = 'Hasło nie może zawierać Twojego adresu e-mail, imienia ani nazwiska.';

it.each([
  ['gęsia skórka 1', null],
  ['x7#Kd93!mQp2', null],
  ['🌞🌚🌞🌚🌞🌚🌞🌚🌞🌚🌞 lato', null],
  ['markiza i cień', null],
  ['ewa ma dwa koty', null],
  ['zażółć gęśl', LENGTH],
  ['12 znakow ab', null],
  ['', LENGTH],
  [`ab1c${'d'.repeat(125)}`, LENGTH],
  [`ab1c${'d'.repeat(124)}`, null],
  ['password1234', COMMON],
  ['PassWord1234', COMMON],
  ['qwertyuiopasdf', COMMON],
  ['123456789012', COMMON],
  ['aaaaaaaaaaaaaaaa', COMMON],
  ['abababababababab', COMMON],
  ['ewa.gesla@cieniomat.example', PERSONAL],
  ['Ewa.Gesla 2026!', PERSONAL],
  ['moje GĘŚLOWSKA 1', PERSONAL],
  ['moje geslowska 1', PERSONAL],
])('%s: %s', (password, problem) => {
  expect(passwordProblem(password, EWA)).toBe(problem);
});
