import { array, boolean, mixed, number, object, string, ValidationError, type InferType, type StringSchema } from 'yup';

const url = (protocols: RegExp, example: string) =>
  string().matches(protocols, { message: `must look like ${example}`, excludeEmptyString: true });

const postgresUrl = url(/^postgres(ql)?:\/\//, 'postgresql://user:password@host:5432/obala');

const PORT = 'must be a whole number from 1 to 65535';
const SHARE = 'must be a number from 0 to 1';
const CONCURRENCY = 'must be a whole number from 1 to 256';

/** Whoever names an account at Stripe names all that belongs to it; production has one. */
const withStripe = (field: StringSchema) =>
  field.when(['NODE_ENV', 'STRIPE_SECRET_KEY'], ([mode, key]: (string | undefined)[], needed: StringSchema) =>
    mode === 'production' || key ? needed.required() : needed,
  );

/** Points for one minute. */
const points = number().integer('must be a whole number of points').min(1, 'must be a whole number of points').typeError('must be a whole number of points');

const milliseconds = number().integer('must be a whole number of milliseconds').min(0, 'must be a whole number of milliseconds').typeError('must be a whole number of milliseconds');

const COUNT = 'must be a whole number';
const MEGABYTES = 'must be a whole number of megabytes';

/** Every variable that the server reads, with its default. `.env.example` explains each. */
const schema = object({
  NODE_ENV: string().default('development'),
  PORT: number().integer().min(1).max(65535).default(4000),
  PUBLIC_URL: url(/^https?:\/\/[^/]+$/, 'https://obala.example, without a slash at the end'),
  DATABASE_URL: postgresUrl.required(),
  STATEMENT_TIMEOUT_MS: milliseconds.default(5000),
  DATABASE_REPLICA_URLS: array()
    .of(postgresUrl.required())
    .transform((_, given: string) => given.split(',').map((entry) => entry.trim()))
    .default([]),
  WEB_CONCURRENCY: number().integer().min(1).max(256).typeError(CONCURRENCY).default(1),
  TRUST_PROXY: string().default(''),
  METRICS_PORT: number().integer(PORT).min(1, PORT).max(65535, PORT).typeError(PORT),
  METRICS_TOKEN: string().min(16, 'must have at least 16 characters'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?:\/\//, 'http://collector:4318'),
  OTEL_TRACES_SAMPLER_ARG: number().min(0, SHARE).max(1, SHARE).typeError(SHARE).default(1),
  LOG_LEVEL: string().oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SUPPORT_EMAIL: string().email('must be an e-mail address').default('hilfe@obala.example'),
  PARTNER_EMAIL: string().email('must be an e-mail address').default('partner@obala.example'),
  SUPPORT_PHONE: string().default('+385 21 000 000'),
  OPERATOR_NAME: string().default('Obala'),
  OPERATOR_ADDRESS: string().default('Musterweg 1, 6300 Zug, Schweiz'),
  IMAGE_STORE: mixed<'database' | 's3'>().oneOf(['database', 's3'], 'must be database or s3').default('database'),
  S3_ENDPOINT: url(/^https?:\/\//, 'http://localhost:9000'),
  S3_REGION: string().default('eu-central-1'),
  S3_BUCKET: string().when('IMAGE_STORE', { is: 's3', then: (field) => field.required() }),
  S3_ACCESS_KEY_ID: string().when('IMAGE_STORE', { is: 's3', then: (field) => field.required() }),
  S3_SECRET_ACCESS_KEY: string().when('IMAGE_STORE', { is: 's3', then: (field) => field.required() }),
  SMTP_URL: url(/^smtps?:\/\//, 'smtps://user:password@mail.example:465').when('NODE_ENV', { is: 'production', then: (field) => field.required() }),
  MAIL_FROM: string().default('Obala <hilfe@obala.example>'),
  STRIPE_SECRET_KEY: string().when('NODE_ENV', { is: 'production', then: (field) => field.required() }),
  STRIPE_WEBHOOK_SECRET: withStripe(string()),
  STRIPE_PRICE_ID: withStripe(string()),
  STRIPE_API_BASE: url(/^https?:\/\/[^/]+$/, 'http://localhost:12111, without a slash at the end'),
  RATE_LIMIT_ANONYMOUS: points.default(20_000),
  RATE_LIMIT_KEY: points.default(100_000),
  REQUESTS_AT_ONCE: number().integer(COUNT).min(0, COUNT).typeError(COUNT).default(100),
  ANSWER_CACHE_MEGABYTES: number().integer(MEGABYTES).min(0, MEGABYTES).typeError(MEGABYTES).default(64),
  DEMO_DATA: boolean().typeError('must be true or false'),
  DEMO_PICTURES: mixed<'ahead' | 'lazy'>().oneOf(['ahead', 'lazy'], 'must be ahead or lazy').default('ahead'),
  WEBHOOK_PRIVATE_TARGETS: boolean().typeError('must be true or false').default(false),
  DATA_DIR: string(),
});

/** Their names. */
export const VARIABLES = Object.keys(schema.fields);

/** The settings of this process, parsed and with defaults. */
export type Env = InferType<typeof schema> & { PUBLIC_URL: string; isProduction: boolean };

/** All that is wrong with the environment, one line a variable. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`These environment variables must be changed:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Reads the environment once, at the start; throws one error that names every bad variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  try {
    const env = schema.validateSync(given, { abortEarly: false, stripUnknown: true });
    return { ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`, isProduction: env.NODE_ENV === 'production' };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The value itself is not repeated: it may be a secret.
    throw new EnvError(error.inner.map((problem) => `${problem.path?.replace(/\[\d+\]$/, '')}: ${reason(problem)}`));
  }
}

function reason(problem: ValidationError): string {
  if (problem.type === 'required' || problem.type === 'optionality') return 'is missing';
  if (problem.path === 'WEB_CONCURRENCY') return CONCURRENCY;
  if (problem.path === 'PORT') return PORT;
  return problem.message.replace(`${problem.path} `, '');
}
