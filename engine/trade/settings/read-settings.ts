import {
  SETTINGS,
  SETTING_NAMES,
  type Setting,
  type SettingName,
  type Settings,
  readSetting,
} from './settings.js';

/** A setting that is wrong, and in Polish why. */
export interface SettingProblem {
  readonly name: SettingName;
  readonly message: string;
}

/** Settings that are given together or not at all. */
const TOGETHER: readonly (readonly SettingName[])[] = [
  ['COMPANY_STREET', 'COMPANY_POSTAL_CODE', 'COMPANY_CITY'],
  ['COMPANY_LATITUDE', 'COMPANY_LONGITUDE'],
  ['COMPANY_HOURS_WEEKDAYS', 'COMPANY_HOURS_SATURDAY', 'COMPANY_HOURS_SUNDAY'],
  ['MANUFACTURER_NAME', 'MANUFACTURER_ADDRESS', 'MANUFACTURER_EMAIL'],
  ['CREDIT_MONTHS', 'CREDIT_RATE'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['SMS_TOKEN', 'SMS_SENDER'],
  ['P24_URL', 'P24_MERCHANT_ID', 'P24_POS_ID', 'P24_CRC', 'P24_API_KEY'],
  ['KSEF_URL', 'KSEF_TOKEN'],
  ['OWNER_FIRST_NAME', 'OWNER_LAST_NAME', 'OWNER_BIRTH_DAY'],
];

function togetherProblems(values: Settings): SettingProblem[] {
  return TOGETHER.flatMap((names) => {
    if (new Set(names.map((name) => values[name] === undefined)).size === 1) return [];
    const labels = names.map((name) => `„${SETTINGS[name].label}”`).join(', ');
    const message = `Podaj razem albo wcale: ${labels}.`;
    return names.map((name) => ({ name, message }));
  });
}

/** What settings that are right by themselves contradict in each other. */
function contradictions(values: Settings): SettingProblem[] {
  const problems = togetherProblems(values);
  const { REMINDER_DAYS_AFTER: first, REMINDER_DAYS_AGAIN: again } = values;
  if (again !== 0 && again <= first)
    problems.push({
      name: 'REMINDER_DAYS_AGAIN',
      message: 'Później niż pierwsze przypomnienie po terminie, albo 0.',
    });
  if (values.PAYMENT_PROVIDER === 'przelewy24' && !values.P24_URL)
    problems.push({
      name: 'PAYMENT_PROVIDER',
      message: 'Przelewy24 nie są jeszcze skonfigurowane.',
    });
  if (values.KSEF_URL && !values.COMPANY_NIP)
    problems.push({ name: 'KSEF_URL', message: 'Najpierw podaj NIP firmy: faktury są jej.' });
  const hours = [
    values.COMPANY_HOURS_WEEKDAYS,
    values.COMPANY_HOURS_SATURDAY,
    values.COMPANY_HOURS_SUNDAY,
  ];
  if (hours.every((span) => span === null))
    problems.push({
      name: 'COMPANY_HOURS_WEEKDAYS',
      message: 'Sklep jest otwarty choć jednego dnia: wtedy oddzwaniamy.',
    });
  return problems;
}

/**
 * Reads the texts of all settings, by their names; what has no text, or an empty one, has its fallback. Returns the
 * values that are right, and what is wrong.
 */
export function readSettings(texts: Readonly<Record<string, string | undefined>>): {
  values: Settings;
  problems: SettingProblem[];
} {
  const values: Partial<Record<SettingName, unknown>> = {};
  const problems: SettingProblem[] = [];
  const take = (name: SettingName, text: string): void => {
    const read = readSetting(name, text);
    if ('value' in read) values[name] = read.value;
    else problems.push({ name, message: read.problem });
  };
  for (const name of SETTING_NAMES) {
    const { fallback }: Setting = SETTINGS[name];
    if (fallback !== undefined) take(name, fallback);
    if (texts[name]) take(name, texts[name]);
  }
  return {
    values: values as Settings,
    problems: [...problems, ...contradictions(values as Settings)],
  };
}
