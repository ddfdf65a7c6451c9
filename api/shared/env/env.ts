import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { CATEGORIES } from '#engine/goods/families/categories';
import { isNip } from '#engine/trade/invoices/tax-number';
import { isPolishIban, readIban } from '#engine/trade/shop/bank-account';
import { PROJECT_ROOT } from '../project-files.js';
import { DEMO_COMPANY } from './demo-company.js';

/** Whether a file holds a private key in PEM that can be read without a password. */
function isPrivateKey(path: string): boolean {
  try {
    createPrivateKey(readFileSync(path));
    return true;
  } catch {
    return false;
  }
}

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'false', 'true'])
    .default(fallback ? '1' : '0')
    .transform((value) => value === '1' || value === 'true');

const textList = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const MANUFACTURER = ['MANUFACTURER_NAME', 'MANUFACTURER_ADDRESS', 'MANUFACTURER_EMAIL'] as const;
const PRZELEWY24 = ['P24_URL', 'P24_MERCHANT_ID', 'P24_POS_ID', 'P24_CRC', 'P24_API_KEY'] as const;
const KSEF = ['KSEF_URL', 'KSEF_NIP', 'KSEF_TOKEN'] as const;
const KSEF_CERTIFICATE = ['KSEF_CERTIFICATE_SERIAL', 'KSEF_CERTIFICATE_KEY_FILE'] as const;
const ADDRESS = ['COMPANY_STREET', 'COMPANY_POSTAL_CODE', 'COMPANY_CITY'] as const;
const MAP_PIN = ['COMPANY_LATITUDE', 'COMPANY_LONGITUDE'] as const;
const HOURS = ['COMPANY_HOURS_WEEKDAYS', 'COMPANY_HOURS_SATURDAY', 'COMPANY_HOURS_SUNDAY'] as const;
/** Reads opening hours such as "8:00-18:00" as minutes after midnight, or "nieczynne" (closed) as null. */
const hours = () =>
  z
    .string()
    .transform((text) => readHours(text))
    .refine((span) => span !== undefined, { message: 'like 8:00-18:00, or nieczynne' })
    .optional();

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    DATA_DIR: z
      .string()
      .default('.data')
      .transform((path) => resolve(path)),
    PICTURES_DIR: z
      .string()
      .default('content/pictures')
      .transform((path) => resolve(PROJECT_ROOT, path)),
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(8),
    DEMO: flag(false),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(12).max(128).optional(),
    SESSION_SECRET: z.string().min(32).optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    PAYMENT_PROVIDER: z.string().min(1).optional(),
    P24_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    P24_MERCHANT_ID: z.coerce.number().int().positive().optional(),
    P24_POS_ID: z.coerce.number().int().positive().optional(),
    P24_CRC: z.string().min(1).optional(),
    P24_API_KEY: z.string().min(1).optional(),
    KSEF_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    KSEF_NIP: z
      .string()
      .regex(/^\d{10}$/)
      .optional(),
    KSEF_TOKEN: z.string().min(1).optional(),
    KSEF_CERTIFICATE_SERIAL: z
      .string()
      .regex(/^[\dA-F]{16}$/)
      .optional(),
    KSEF_CERTIFICATE_KEY_FILE: z
      .string()
      .refine(isPrivateKey, { message: 'no file with a private key in PEM, without a password' })
      .optional(),
    LOG_LEVEL: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
      .default('info'),
    CORS_ORIGINS: textList.pipe(z.array(z.url({ protocol: /^https?$/ }))),
    GRAPHQL_INTROSPECTION: flag(false),
    GRAPHQL_SANDBOX: flag(false),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    READ_CACHE: flag(true),
    WRITES_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(120),
    DEPOSIT_PERCENT: z.coerce.number().int().min(0).max(100).default(30),
    DEPOSIT_DUE_DAYS: z.coerce.number().int().min(0).max(365).default(7),
    REST_DUE_DAYS: z.coerce.number().int().min(0).max(365).default(3),
    CREDIT_MONTHS: z.coerce.number().int().min(2).max(120).optional(),
    CREDIT_RATE: z.coerce.number().min(0).max(30).multipleOf(0.01).optional(),
    CREDIT_LENDER: z.string().min(1).optional(),
    SPLIT_PAYMENT_CATEGORIES: textList.pipe(z.array(z.enum(CATEGORIES))),
    REMINDER_DAYS_BEFORE: z.coerce.number().int().min(0).max(60).default(3),
    REMINDER_DAYS_AFTER: z.coerce.number().int().min(0).max(60).default(1),
    REMINDER_DAYS_AGAIN: z.coerce.number().int().min(0).max(60).default(7),
    COMPANY_NAME: z.string().min(1).optional(),
    COMPANY_PHONE: z.string().min(1).optional(),
    COMPANY_EMAIL: z.email().optional(),
    COMPANY_STREET: z.string().min(1).optional(),
    COMPANY_POSTAL_CODE: z
      .string()
      .regex(/^\d{2}-\d{3}$/)
      .optional(),
    COMPANY_CITY: z.string().min(1).optional(),
    COMPANY_NIP: z
      .string()
      .refine((digits) => isNip(digits), { message: 'ten digits with a right check digit' })
      .optional(),
    COMPANY_ACCOUNT: z
      .string()
      .transform((text) => readIban(text))
      .refine((iban) => isPolishIban(iban), {
        message: 'a Polish bank account of 26 digits with a right checksum',
      })
      .optional(),
    COMPANY_EMERGENCY_PHONE: z.string().min(1).optional(),
    MANUFACTURER_NAME: z.string().min(1).optional(),
    MANUFACTURER_ADDRESS: z.string().min(5).optional(),
    MANUFACTURER_EMAIL: z.email().optional(),
    GUARANTEE_NOTICE_FILE: z
      .string()
      .regex(/\.(svg|png|webp|jpe?g)$/i, { message: 'a picture: svg, png, webp or jpg' })
      .refine((path) => existsSync(path), { message: 'there is no such file' })
      .optional(),
    COMPANY_HOURS_WEEKDAYS: hours(),
    COMPANY_HOURS_SATURDAY: hours(),
    COMPANY_HOURS_SUNDAY: hours(),
    COMPANY_LATITUDE: z.coerce.number().min(-90).max(90).optional(),
    COMPANY_LONGITUDE: z.coerce.number().min(-180).max(180).optional(),
  })
  .refine((env) => Boolean(env.ADMIN_EMAIL) === Boolean(env.ADMIN_PASSWORD), {
    path: ['ADMIN_PASSWORD'],
    message: 'ADMIN_EMAIL and ADMIN_PASSWORD are given together or not at all',
  })
  .refine((env) => new Set(MANUFACTURER.map((name) => env[name] !== undefined)).size === 1, {
    path: ['MANUFACTURER_NAME'],
    message: `${MANUFACTURER.join(', ')} are given together or not at all`,
  })
  .refine((env) => (env.CREDIT_MONTHS === undefined) === (env.CREDIT_RATE === undefined), {
    path: ['CREDIT_MONTHS'],
    message: 'CREDIT_MONTHS and CREDIT_RATE are given together or not at all',
  })
  .refine((env) => new Set(PRZELEWY24.map((name) => env[name] !== undefined)).size === 1, {
    path: ['P24_URL'],
    message: `${PRZELEWY24.join(', ')} are given together or not at all`,
  })
  .refine(
    ({ REMINDER_DAYS_AFTER: first, REMINDER_DAYS_AGAIN: again }) => again === 0 || again > first,
    {
      path: ['REMINDER_DAYS_AGAIN'],
      message: 'later than REMINDER_DAYS_AFTER, or 0 for no second reminder',
    },
  )
  .refine((env) => new Set(KSEF.map((name) => env[name] !== undefined)).size === 1, {
    path: ['KSEF_URL'],
    message: `${KSEF.join(', ')} are given together or not at all`,
  })
  .refine((env) => new Set(KSEF_CERTIFICATE.map((name) => env[name] !== undefined)).size === 1, {
    path: ['KSEF_CERTIFICATE_SERIAL'],
    message: `${KSEF_CERTIFICATE.join(', ')} are given together or not at all`,
  })
  .refine((env) => env.KSEF_NIP === undefined || env.KSEF_NIP === env.COMPANY_NIP, {
    path: ['KSEF_NIP'],
    message: 'COMPANY_NIP is another one: the seller sends its own invoices',
  })
  .refine((env) => new Set(ADDRESS.map((name) => env[name] !== undefined)).size === 1, {
    path: ['COMPANY_STREET'],
    message: `${ADDRESS.join(', ')} are given together or not at all`,
  })
  .refine((env) => new Set(MAP_PIN.map((name) => env[name] !== undefined)).size === 1, {
    path: ['COMPANY_LATITUDE'],
    message: `${MAP_PIN.join(', ')} are given together or not at all`,
  })
  .refine((env) => new Set(HOURS.map((name) => env[name] !== undefined)).size === 1, {
    path: ['COMPANY_HOURS_WEEKDAYS'],
    message: `${HOURS.join(', ')} are given together or not at all`,
  })
  .refine((env) => HOURS.some((name) => env[name] !== null), {
    path: ['COMPANY_HOURS_WEEKDAYS'],
    message: 'the shop is open on one day at least: calls that were promised need one',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.SESSION_SECRET, {
    path: ['SESSION_SECRET'],
    message: 'required in production (at least 32 characters)',
  })
  .transform((env) => ({
    ...env,
    SESSION_SECRET: env.SESSION_SECRET ?? 'development-only-secret-of-32-characters',
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
  }));

/** Minutes after midnight; null if the shop is closed, undefined if the text is not a range of hours. */
function readHours(text: string): { opens: number; closes: number } | null | undefined {
  if (text === 'nieczynne') return null;
  const numbers = /^(\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d)$/.exec(text)?.slice(1).map(Number);
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = numbers ?? [];
  const span = { opens: fromHour * 60 + fromMinute, closes: toHour * 60 + toMinute };
  return span.opens < span.closes && span.closes <= 24 * 60 ? span : undefined;
}

export type Env = z.output<typeof schema>;

/** The address from which the shop writes: the company's, or one of its site where none is configured. */
export const shopEmail = ({ COMPANY_EMAIL, PUBLIC_URL }: Env): string =>
  COMPANY_EMAIL ?? `sklep@${new URL(PUBLIC_URL).hostname}`;

/** The name of the shop: the company's, or the host of its address where no name is configured. */
export const shopName = ({ COMPANY_NAME, PUBLIC_URL }: Env): string =>
  COMPANY_NAME ?? new URL(PUBLIC_URL).host;

/**
 * Reads the environment; empty variables, as in a copied `.env.example`, count as not set, and in a demo shop what is
 * not set of the company is the demo's. Throws an error that names each wrong variable and its problem.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const isDemo = given['DEMO'] === '1' || given['DEMO'] === 'true';
  const result = schema.safeParse(isDemo ? { ...DEMO_COMPANY, ...given } : given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`The environment is not usable:\n${problems.join('\n')}`);
}
