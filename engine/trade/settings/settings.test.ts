import { expect, test } from '@jest/globals';
import { readSettings } from './read-settings.js';
import { SETTINGS, SETTING_NAMES, type SettingName, readSetting } from './settings.js';

test.each<[SettingName, string, unknown]>([
  ['COMPANY_NAME', '  Żagiel \u00a0i Cień ', 'Żagiel i Cień'],
  ['COMPANY_ACCOUNT', '10 1050 0099 7603 1234 5678 9123', 'PL10105000997603123456789123'],
  ['COMPANY_HOURS_WEEKDAYS', '8:00-18:30', { opens: 480, closes: 1110 }],
  ['COMPANY_HOURS_SUNDAY', 'nieczynne', null],
  ['COMPANY_LATITUDE', '-51,7592', -51.7592],
  ['DEPOSIT_PERCENT', '0', 0],
  ['CREDIT_RATE', '9,99', 9.99],
  ['SPLIT_PAYMENT_CATEGORIES', 'pergole, zadaszenia', ['pergole', 'zadaszenia']],
  ['ACCENT_COLOR', '#1B5E8C', '#1b5e8c'],
  ['DELIVERY_WEEKS', '3–5', { least: 3, most: 5 }],
  ['COMPANY_HOLIDAYS', '2026-12-24, 2026-12-31', new Set(['2026-12-24', '2026-12-31'])],
  ['TRANSPORT_RATE', '3,50', 3.5],
  ['TAX_OFFICE', '0271', '0271'],
  ['OWNER_BIRTH_DAY', '1980-05-17', '1980-05-17'],
])('%s reads %j', (name, text, value) => {
  expect(readSetting(name, text)).toEqual({ value });
});

test.each<[SettingName, string]>([
  ['COMPANY_NAME', 'x'.repeat(61)],
  ['COMPANY_PHONE', 'zadzwoń'],
  ['COMPANY_HOURS_WEEKDAYS', '18:00-8:00'],
  ['COMPANY_HOURS_WEEKDAYS', '8:00-25:00'],
  ['COMPANY_LATITUDE', '91'],
  ['CREDIT_MONTHS', '1'],
  ['CREDIT_MONTHS', '1e3'],
  ['DEPOSIT_DUE_DAYS', ''],
  ['SPLIT_PAYMENT_CATEGORIES', 'namioty'],
  ['ACCENT_COLOR', 'red'],
  ['ACCENT_COLOR', '#e9a23b'],
  ['LOGO', '../../etc/passwd'],
  ['DELIVERY_WEEKS', '4-2'],
  ['DELIVERY_WEEKS', '0-4'],
  ['COMPANY_HOLIDAYS', '2026-02-30'],
  ['COMPANY_HOLIDAYS', 'wigilia'],
  ['TAX_OFFICE', '271'],
  ['OWNER_BIRTH_DAY', '1980-02-30'],
  ['OWNER_BIRTH_DAY', '17.05.1980'],
])('%s refuses %j', (name, text) => {
  expect(readSetting(name, text)).toEqual({ problem: expect.any(String) });
});

test('without any text every setting has its fallback, or is absent', () => {
  const { values, problems } = readSettings({});
  expect(problems).toEqual([]);
  const withFallback = SETTING_NAMES.filter((name) => 'fallback' in SETTINGS[name]);
  expect(Object.keys(values)).toEqual(withFallback);
});

test('a wrong text is named, and its setting has its fallback', () => {
  const { values, problems } = readSettings({ DEPOSIT_PERCENT: '101' });
  expect(problems).toEqual([{ name: 'DEPOSIT_PERCENT', message: 'Podaj najwyżej 100.' }]);
  expect(values.DEPOSIT_PERCENT).toBe(30);
});
