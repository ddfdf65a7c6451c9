import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { missingSettings } from '#engine/trade/settings/settings';
import { companyOf } from '../../features/content/company.js';
import { DEMO_COMPANY } from './demo-company.js';
import { parseEnv } from './env.js';

const DATABASE = { DATABASE_URL: 'postgres://shop@127.0.0.1/shop' };
const PRODUCTION = { ...DATABASE, NODE_ENV: 'production', SESSION_SECRET: 's'.repeat(32) };

/** Variables that docker-compose.yml does not pass on: the image sets them, or has the files where the default says. */
const FIXED = ['DATA_DIR', 'PICTURES_DIR', 'PORT'];

const documented = async (): Promise<string[]> => {
  const text = await readFile('.env.example', 'utf8');
  return [...text.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name!);
};

/** The environment that docker compose gives a service; `own` is the environment of docker compose itself. */
function composed(
  environment: Record<string, string | number | null>,
  own: Record<string, string>,
): Record<string, string | undefined> {
  const filled = (text: string) =>
    text.replace(
      /\$\{(\w+):?([?-])([^}]*)\}/g,
      (_, name: string, kind: string, fallback: string) => {
        if (own[name]) return own[name];
        if (kind === '?') throw new Error(`${name} is required`);
        return fallback;
      },
    );
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value === null ? own[name] : filled(String(value)),
    ]),
  );
}

describe('the environment', () => {
  it('is documented completely, and passed to the containers completely', async () => {
    const names = await documented();
    const read = Object.keys(parseEnv(PRODUCTION)).filter((name) => name !== 'NODE_ENV');
    expect(names).toEqual(expect.arrayContaining(read));
    const composed = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true });
    const passed = Object.keys(composed.services['api-1'].environment);
    expect([...passed, ...FIXED].sort()).toEqual([...names].sort());
    expect(Object.keys(composed.services.migrate.environment)).toEqual(passed);
  });

  it('of docker-compose.yml hides schema and sandbox unless they are enabled', async () => {
    const { services } = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true });
    const given = {
      POSTGRES_PASSWORD: 'p',
      SESSION_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://a.pl',
    };
    const envOf = (env: Record<string, string>) =>
      parseEnv({ NODE_ENV: 'production', ...composed(services['api-1'].environment, env) });
    const closed = { DEMO: false, GRAPHQL_INTROSPECTION: false, GRAPHQL_SANDBOX: false };
    expect(envOf(given)).toMatchObject({ ...closed, TRUST_PROXY: 1, PUBLIC_URL: 'https://a.pl' });
    expect(envOf({ ...given, GRAPHQL_SANDBOX: '1' })).toMatchObject({ GRAPHQL_SANDBOX: true });
    // Otherwise the log of PostgreSQL would hold failed statements with the rows on which they failed.
    expect(services.postgres.command).toContain('log_min_messages=log');
  });

  it('needs nothing but the database', () => {
    expect(parseEnv(DATABASE)).toMatchObject({
      NODE_ENV: 'development',
      PORT: 4000,
      DATA_DIR: resolve('.data'),
      DATABASE_POOL: 8,
      DEMO: false,
      PUBLIC_URL: 'http://localhost:4000',
      LOG_LEVEL: 'info',
      CORS_ORIGINS: [],
      GRAPHQL_INTROSPECTION: false,
      GRAPHQL_SANDBOX: false,
      TRUST_PROXY: 0,
      READ_CACHE: true,
    });
  });

  it('reads all variables', () => {
    const env = parseEnv({
      ...PRODUCTION,
      PORT: '8080',
      PUBLIC_URL: 'https://sklep.example/',
      CORS_ORIGINS: 'https://a.example, https://b.example',
      GRAPHQL_SANDBOX: '0',
      DEMO: 'true',
    });
    expect(env).toMatchObject({
      PORT: 8080,
      PUBLIC_URL: 'https://sklep.example',
      CORS_ORIGINS: ['https://a.example', 'https://b.example'],
      GRAPHQL_SANDBOX: false,
      DEMO: true,
      SESSION_SECRET: 's'.repeat(32),
    });
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnv({ ...DATABASE, PORT: '', SMTP_HOST: '' })).toMatchObject({ PORT: 4000 });
  });

  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://shop@127.0.0.1/shop'],
    ['DATABASE_URL', 'shop'],
    ['DATABASE_POOL', '1'],
    ['DEMO', 'yes'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short'],
    ['SESSION_SECRET', 'too short'],
    ['PUBLIC_URL', 'sklep.example'],
    ['PUBLIC_URL', 'ftp://sklep.example'],
    ['SMTP_PORT', '65536'],
    ['SECRETS_KEY', 'too short'],
    ['LOG_LEVEL', 'loud'],
    ['CORS_ORIGINS', 'https://a.example,b.example'],
    ['GRAPHQL_INTROSPECTION', 'off'],
    ['GRAPHQL_SANDBOX', 'off'],
    ['TRUST_PROXY', 'true'],
    ['READ_CACHE', '2'],
    ['TRUSTED_DOCUMENTS', 'on'],
    ['P24_URL', 'sandbox.przelewy24.pl'],
    ['P24_MERCHANT_ID', 'sklep'],
    ['CREDIT_MONTHS', '12'],
    ['CREDIT_MONTHS', '1'],
    ['CREDIT_RATE', '9.999'],
    ['CREDIT_RATE', '-1'],
    ['COMPANY_EMAIL', 'kontakt'],
    ['COMPANY_POSTAL_CODE', '90001'],
    ['COMPANY_NIP', '726-112-03-85'],
    ['COMPANY_NIP', '7261120386'],
    ['COMPANY_STREET', 'ul. Polna 1'],
    ['COMPANY_LATITUDE', '52.2'],
    ['COMPANY_ACCOUNT', '62 1090 1014 0000 0712 1981 2874'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => parseEnv({ ...DATABASE, [name]: value })).toThrow(
      new RegExp(`The environment is not usable:\\n(.*\\n)*  ${name}(\\.\\d+)?: .+`),
    );
  });

  it('names every variable that is wrong, and never its value', () => {
    const parse = () => parseEnv({ ...DATABASE, PORT: 'x', SESSION_SECRET: 'hidden' });
    expect(parse).toThrow(/PORT: .+\n {2}SESSION_SECRET: /);
    expect(parse).not.toThrow(/hidden/);
  });

  it('names the database when there is none', () => {
    expect(() => parseEnv({})).toThrow(/DATABASE_URL: /);
  });

  it('requires the first admin’s data to be complete', () => {
    expect(() => parseEnv({ ...DATABASE, ADMIN_EMAIL: 'a@shop.example' })).toThrow(
      /ADMIN_PASSWORD/,
    );
    expect(() => parseEnv({ ...DATABASE, ADMIN_PASSWORD: 'long enough now' })).toThrow(
      /ADMIN_PASSWORD/,
    );
  });

  it('does not start production with a publicly known secret', () => {
    expect(() => parseEnv({ ...DATABASE, NODE_ENV: 'production' })).toThrow(
      /SESSION_SECRET: required in production/,
    );
    expect(parseEnv(PRODUCTION).NODE_ENV).toBe('production');
  });

  it('refuses a second reminder that is not later than the first', () => {
    const days = { REMINDER_DAYS_AFTER: '7', REMINDER_DAYS_AGAIN: '7' };
    expect(() => parseEnv({ ...DATABASE, ...days })).toThrow('REMINDER_DAYS_AGAIN');
    expect(parseEnv({ ...DATABASE, ...days, REMINDER_DAYS_AGAIN: '0' })).toMatchObject({
      REMINDER_DAYS_AFTER: 7,
      REMINDER_DAYS_AGAIN: 0,
    });
  });

  it.each(['no-such-file.pem', 'package.json'])('refuses %s as the key of KSeF', (file) => {
    const certificate = {
      KSEF_CERTIFICATE_SERIAL: '0123456789ABCDEF',
      KSEF_CERTIFICATE_KEY_FILE: file,
    };
    expect(() => parseEnv({ ...DATABASE, ...certificate })).toThrow('KSEF_CERTIFICATE_KEY_FILE');
  });

  it('has nothing of the demo’s company outside the demo, and says what is missing', () => {
    const unset = parseEnv(DATABASE);
    const company = Object.keys(DEMO_COMPANY).filter((name) => name in unset);
    expect(company).toEqual([]);
    expect(missingSettings(unset)).toEqual([
      'COMPANY_NAME',
      'COMPANY_STREET',
      'COMPANY_NIP',
      'COMPANY_ACCOUNT',
      'COMPANY_PHONE',
      'COMPANY_EMAIL',
      'COMPANY_HOURS_WEEKDAYS',
    ]);
    expect(companyOf(unset)).toMatchObject({ name: 'localhost:4000', iban: null, nip: null });
  });

  it('is complete in the demo, where each fact can be replaced', () => {
    const demo = parseEnv({ ...DATABASE, DEMO: '1', COMPANY_CITY: 'Kutno' });
    expect(missingSettings(demo)).toEqual([]);
    expect(demo).toMatchObject({ COMPANY_NAME: 'Cieniomat', COMPANY_CITY: 'Kutno' });
  });

  it('refuses a shop that never opens', () => {
    const closed = {
      COMPANY_HOURS_WEEKDAYS: 'nieczynne',
      COMPANY_HOURS_SATURDAY: 'nieczynne',
      COMPANY_HOURS_SUNDAY: 'nieczynne',
    };
    expect(() => parseEnv({ ...DATABASE, ...closed })).toThrow('COMPANY_HOURS_WEEKDAYS');
    expect(() => parseEnv({ ...DATABASE, COMPANY_HOURS_SUNDAY: '10:00-12:00' })).toThrow(
      'Podaj razem',
    );
    expect(parseEnv({ ...DATABASE, ...closed, COMPANY_HOURS_SUNDAY: '10:00-12:00' })).toMatchObject(
      {
        COMPANY_HOURS_SUNDAY: { opens: 600, closes: 720 },
      },
    );
  });
});
