import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export type Plan = 'starter' | 'growth' | 'enterprise'
export type Role = 'all' | 'api' | 'worker'
export type S3Config = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type Config = {
  role: Role
  host: string
  port: number
  /** Address of the public pages, without a trailing slash. */
  siteUrl: string
  /** `{site_url}/api/v1`. */
  baseUrl: string
  trustProxy: boolean | number | string
  tls: { cert: Buffer; key: Buffer } | null
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  s3: S3Config | null
  bootstrap: { key: string | null; plan: Plan; credits: number }
  allowTargets: ReadonlySet<string>
  rateLimit: boolean
  metricsToken: string | null
  logLevel: string
  /** Things worth telling the operator that do not stop the start. */
  notices: string[]
}

export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:\n- ${problems.join('\n- ')}`)
    this.problems = problems
  }
}

type Environment = Record<string, string | undefined>

const KNOWN_LAUREL_NAMES = new Set([
  'LAUREL_ROLE',
  'LAUREL_BOOTSTRAP_KEY',
  'LAUREL_BOOTSTRAP_PLAN',
  'LAUREL_BOOTSTRAP_CREDITS',
  'LAUREL_BOOTSTRAP_EMAIL',
  'LAUREL_BOOTSTRAP_PASSWORD',
])

/**
 * Reads the whole configuration from the environment, and nothing else in the program does.
 * Every problem is collected, so that a person mends them in one go.
 */
export function loadConfig(env: Environment = process.env): Config {
  const problems: string[] = []
  const read = reader(env, problems)
  const host = read.text('HOST') ?? '127.0.0.1'
  const port = read.integer('PORT', 8080, 0, 65_535)
  const tls = readTls(read, problems)
  const siteUrl =
    readSiteUrl(read, problems) ?? `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`
  const config: Config = {
    role: read.oneOf('LAUREL_ROLE', ['all', 'api', 'worker'], 'all'),
    host,
    port,
    siteUrl,
    baseUrl: `${siteUrl}/api/v1`,
    trustProxy: readTrustProxy(read.text('TRUST_PROXY')),
    tls,
    databaseUrl: readDatabaseUrl(read, problems),
    dataDir: resolve(read.text('DATA_DIR') ?? './data'),
    s3: readS3(read, problems),
    bootstrap: {
      key: readBootstrapKey(read, problems),
      plan: read.oneOf('LAUREL_BOOTSTRAP_PLAN', ['starter', 'growth', 'enterprise'], 'enterprise'),
      credits: read.integer('LAUREL_BOOTSTRAP_CREDITS', 10_000, 0, 1_000_000_000),
    },
    allowTargets: readAllowTargets(read, problems),
    rateLimit: read.oneOf('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    metricsToken: read.text('METRICS_TOKEN'),
    logLevel: read.oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    notices: [],
  }
  for (const name of Object.keys(env)) {
    if (name.startsWith('LAUREL_') && !KNOWN_LAUREL_NAMES.has(name)) {
      problems.push(`${name} is not a setting. Known ones: ${[...KNOWN_LAUREL_NAMES].join(', ')}.`)
    }
  }
  if (read.text('LAUREL_BOOTSTRAP_EMAIL') || read.text('LAUREL_BOOTSTRAP_PASSWORD')) {
    config.notices.push(
      'LAUREL_BOOTSTRAP_EMAIL and LAUREL_BOOTSTRAP_PASSWORD have no effect: this version has no panel.',
    )
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

type Reader = ReturnType<typeof reader>

function reader(env: Environment, problems: string[]) {
  const text = (name: string): string | null => {
    const value = env[name]?.trim()
    return value ? value : null
  }
  return {
    text,
    integer(name: string, fallback: number, min: number, max: number): number {
      const value = text(name)
      if (value === null) return fallback
      const number = Number(value)
      if (/^\d+$/.test(value) && number >= min && number <= max) return number
      problems.push(`${name} must be a whole number from ${min} to ${max}, and is "${value}".`)
      return fallback
    },
    oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = text(name)
      if (value === null) return fallback
      const found = choices.find((choice) => choice === value)
      if (found === undefined) problems.push(`${name} must be one of ${choices.join(', ')}, and is "${value}".`)
      return found ?? fallback
    },
  }
}

function readSiteUrl(read: Reader, problems: string[]): string | null {
  const value = read.text('SITE_URL')
  if (value === null) return null
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    return value.replace(/\/+$/, '')
  problems.push(`SITE_URL must be an http or https address such as https://events.example.org, and is "${value}".`)
  return null
}

function readDatabaseUrl(read: Reader, problems: string[]): string | null {
  const value = read.text('DATABASE_URL')
  if (value !== null && !/^postgres(ql)?:\/\//.test(value)) {
    problems.push('DATABASE_URL must begin with postgres:// or postgresql://.')
  }
  return value
}

function readTls(read: Reader, problems: string[]): Config['tls'] {
  const certFile = read.text('TLS_CERT_FILE')
  const keyFile = read.text('TLS_KEY_FILE')
  if (!certFile && !keyFile) return null
  if (!certFile || !keyFile) {
    problems.push('TLS_CERT_FILE and TLS_KEY_FILE go together: set both or neither.')
    return null
  }
  const file = (name: string, path: string): Buffer => {
    try {
      return readFileSync(path)
    } catch (error) {
      problems.push(`${name}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
      return Buffer.alloc(0)
    }
  }
  return { cert: file('TLS_CERT_FILE', certFile), key: file('TLS_KEY_FILE', keyFile) }
}

function readTrustProxy(value: string | null): Config['trustProxy'] {
  if (value === null || value === 'false' || value === '0') return false
  if (value === 'true') return true
  return /^\d+$/.test(value) ? Number(value) : value
}

function readS3(read: Reader, problems: string[]): S3Config | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const values = names.map((name) => read.text(name))
  if (values.every((value) => value === null)) return null
  const missing = names.filter((_, index) => values[index] === null)
  if (missing.length > 0) problems.push(`For S3 storage also set ${missing.join(', ')}.`)
  const [endpoint, bucket, region, accessKeyId, secretAccessKey] = values.map((value) => value ?? '') as [
    string,
    string,
    string,
    string,
    string,
  ]
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

function readBootstrapKey(read: Reader, problems: string[]): string | null {
  const key = read.text('LAUREL_BOOTSTRAP_KEY')
  if (key !== null && !/^lrl_live_[A-Za-z0-9_-]{43}$/.test(key)) {
    problems.push('LAUREL_BOOTSTRAP_KEY must be lrl_live_ and 43 characters from A-Z, a-z, 0-9, - and _.')
  }
  return key
}

function readAllowTargets(read: Reader, problems: string[]): Set<string> {
  const targets = (read.text('WEBHOOK_ALLOW_TARGETS') ?? '')
    .split(',')
    .map((target) => target.trim())
    .filter(Boolean)
  for (const target of targets) {
    if (!/^(\[[0-9a-f:.]+\]|[^\s:/@]+):\d{1,5}$/i.test(target)) {
      problems.push(`WEBHOOK_ALLOW_TARGETS takes host:port pairs with commas between, and "${target}" is not one.`)
    }
  }
  return new Set(targets.map((target) => target.toLowerCase()))
}
