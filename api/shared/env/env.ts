import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readSettings } from '#engine/trade/settings/read-settings';
import type { Settings } from '#engine/trade/settings/settings';
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

const KSEF_CERTIFICATE = ['KSEF_CERTIFICATE_SERIAL', 'KSEF_CERTIFICATE_KEY_FILE'] as const;
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
    DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(8),
    DEMO: flag(false),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(12).max(128).optional(),
    SESSION_SECRET: z.string().min(32).optional(),
    SECRETS_KEY: z.string().min(32).optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
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
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_SERVICE_NAME: z.string().default('cieniomat'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    CORS_ORIGINS: textList.pipe(z.array(z.url({ protocol: /^https?$/ }))),
    GRAPHQL_INTROSPECTION: flag(false),
    GRAPHQL_SANDBOX: flag(false),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    READ_CACHE: flag(true),
    TRUSTED_DOCUMENTS: flag(false),
    WRITES_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(120),
    GUARANTEE_NOTICE_FILE: z
      .string()
      .regex(/\.(svg|png|webp|jpe?g)$/i, { message: 'a picture: svg, png, webp or jpg' })
      .refine((path) => existsSync(path), { message: 'there is no such file' })
      .optional(),
  })
  .refine((env) => Boolean(env.ADMIN_EMAIL) === Boolean(env.ADMIN_PASSWORD), {
    path: ['ADMIN_PASSWORD'],
    message: 'ADMIN_EMAIL and ADMIN_PASSWORD are given together or not at all',
  })
  .refine((env) => new Set(KSEF_CERTIFICATE.map((name) => env[name] !== undefined)).size === 1, {
    path: ['KSEF_CERTIFICATE_SERIAL'],
    message: `${KSEF_CERTIFICATE.join(', ')} are given together or not at all`,
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

type ProcessEnv = z.output<typeof schema>;
export type Env = ProcessEnv & Settings;

/** The address from which the shop writes: the company's, or one of its site where none is configured. */
export const shopEmail = ({
  COMPANY_EMAIL,
  PUBLIC_URL,
}: Pick<Env, 'COMPANY_EMAIL' | 'PUBLIC_URL'>): string =>
  COMPANY_EMAIL ?? `sklep@${new URL(PUBLIC_URL).hostname}`;

/** The name of the shop: the company's, or the host of its address where no name is configured. */
export const shopName = ({ COMPANY_NAME, PUBLIC_URL }: Env): string =>
  COMPANY_NAME ?? new URL(PUBLIC_URL).host;

type Texts = Readonly<Record<string, string | undefined>>;

/** Empty variables, as in a copied `.env.example`, count as not set. */
const givenIn = (source: Texts): Texts =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

const isDemo = ({ DEMO }: Texts): boolean => DEMO === '1' || DEMO === 'true';

/**
 * The texts of the settings: those of the environment, then what the owner has entered; in a demo shop the demo's
 * where neither is set.
 */
export function settingTexts(source: Texts, stored: Texts = {}): Texts {
  const given = givenIn(source);
  return { ...(isDemo(given) && DEMO_COMPANY), ...stored, ...given };
}

/**
 * Reads the environment, and the settings that the owner has entered, of which those that are wrong are left out.
 * Throws an error that names each wrong variable and its problem.
 */
export function parseEnv(source: Texts, stored?: Texts): Env {
  const result = schema.safeParse(givenIn(source));
  const { problems } = readSettings(settingTexts(source));
  const wrong = [
    ...(result.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
    ...problems.map(({ name, message }) => `  ${name}: ${message}`),
  ];
  if (!result.data || wrong.length > 0)
    throw new Error(`The environment is not usable:\n${wrong.join('\n')}`);
  return { ...result.data, ...readSettings(settingTexts(source, stored)).values };
}
