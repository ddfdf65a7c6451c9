import { resolve } from 'node:path';
import { z } from 'zod';

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'false', 'true'])
    .default(fallback ? '1' : '0')
    .transform((value) => value === '1' || value === 'true');

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

/** An empty variable counts as one that is not set, as in a copied `.env.example`. */
const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    DATA_DIR: z
      .string()
      .default('.data')
      .transform((path) => resolve(path)),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
    DEMO: flag(false),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(10).max(200).optional(),
    SESSION_SECRET: z.string().min(32).optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    LOG_LEVEL: z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
      .default('info'),
    CORS_ORIGINS: list,
    GRAPHQL_INTROSPECTION: flag(true),
    GRAPHQL_SANDBOX: flag(true),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    READ_CACHE: flag(true),
    COMPANY_NAME: z.string().min(1).default('Cieniomat'),
    COMPANY_PHONE: z.string().min(1).default('+48 42 600 10 20'),
    COMPANY_EMAIL: z.email().default('kontakt@cieniomat.example'),
    COMPANY_STREET: z.string().min(1).default('ul. Słoneczna 14'),
    COMPANY_POSTAL_CODE: z
      .string()
      .regex(/^\d{2}-\d{3}$/)
      .default('90-001'),
    COMPANY_CITY: z.string().min(1).default('Łódź'),
    COMPANY_NIP: z
      .string()
      .regex(/^\d{10}$/)
      .default('7261120385'),
    COMPANY_EMERGENCY_PHONE: z.string().min(1).default('+48 42 600 10 99'),
  })
  .refine((env) => Boolean(env.ADMIN_EMAIL) === Boolean(env.ADMIN_PASSWORD), {
    path: ['ADMIN_PASSWORD'],
    message: 'ADMIN_EMAIL and ADMIN_PASSWORD are given together or not at all',
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

export type Env = z.output<typeof schema>;

/** Reads the environment once; a wrong value throws an error that names the variable and what is wrong with it. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`The environment is not usable:\n${problems.join('\n')}`);
}
