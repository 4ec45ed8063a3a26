import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { noticesOn } from './notices-on.ts'
import { readDirectDatabase } from './read-direct-database.ts'
import { readDocumentKey } from './read-document-key.ts'
import { readLogWitnesses } from './read-log-witnesses.ts'
import { readMail } from './read-mail.ts'
import { readReplicas } from './read-replicas.ts'
import { SECRET_FILES, withSecretFiles } from './read-secret-files.ts'
import {
  readAllowTargets,
  readBootstrapKey,
  readBootstrapOwner,
  readDatabaseUrl,
  readHost,
  readMetricsToken,
  readProcesses,
  readS3,
  readSecretsKey,
  readSiteUrl,
  readTls,
  readTrustProxy,
  settingsReader,
} from './read-settings.ts'
import { readTelemetry } from './read-telemetry.ts'
import { readWallet } from './read-wallet.ts'
import type { ClientSettings, Config, Environment } from './settings.ts'

export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:\n- ${problems.join('\n- ')}`)
    this.problems = problems
  }
}

const KNOWN_LAUREL_NAMES = [
  'LAUREL_ROLE',
  'LAUREL_PROCESSES',
  'LAUREL_BOOTSTRAP_KEY',
  'LAUREL_BOOTSTRAP_PLAN',
  'LAUREL_BOOTSTRAP_CREDITS',
  'LAUREL_BOOTSTRAP_EMAIL',
  'LAUREL_BOOTSTRAP_PASSWORD',
  // For commands that call a service; the service itself may run in the same environment.
  'LAUREL_URL',
  'LAUREL_API_KEY',
  ...SECRET_FILES.filter((name) => name.startsWith('LAUREL_')),
]

/**
 * Reads the whole configuration from the environment; nothing else in the program reads it. All problems are collected,
 * so that they can be fixed together.
 * @throws ConfigError
 */
export function loadConfig(given: Environment = process.env): Config {
  const problems: string[] = []
  const env = withSecretFiles(given, problems)
  const read = settingsReader(env, problems)
  const host = readHost(read)
  const port = read.integer('PORT', 8080, 1, 65_535)
  const tls = readTls(read)
  const givenSite = readSiteUrl(read)
  const siteUrl = givenSite ?? `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`
  const databaseUrl = readDatabaseUrl(read)
  const config: Config = {
    role: read.oneOf('LAUREL_ROLE', ['all', 'api', 'worker'], 'all'),
    processes: readProcesses(read),
    host,
    port,
    siteUrl,
    baseUrl: `${siteUrl}/api/v1`,
    trustProxy: readTrustProxy(read),
    tls,
    databaseUrl,
    databaseDirectUrl: readDirectDatabase(read, databaseUrl),
    replicas: readReplicas(read),
    dataDir: resolve(read.text('DATA_DIR') ?? './data'),
    s3: readS3(read),
    bootstrap: {
      key: readBootstrapKey(read),
      plan: read.oneOf('LAUREL_BOOTSTRAP_PLAN', ['starter', 'growth', 'enterprise'], 'enterprise'),
      credits: read.integer('LAUREL_BOOTSTRAP_CREDITS', 10_000, 0, 1_000_000_000),
      owner: readBootstrapOwner(read),
    },
    allowTargets: readAllowTargets(read),
    mail: readMail(read, siteUrl),
    wallet: readWallet(read),
    documentKey: readDocumentKey(read),
    logWitnesses: readLogWitnesses(read),
    sdJwtVc: read.oneOf('SD_JWT_VC', ['on', 'off'], 'off') === 'on',
    rateLimit: read.oneOf('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    metricsToken: readMetricsToken(read),
    telemetry: readTelemetry(read),
    secretsKey: readSecretsKey(read),
    logLevel: read.oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
    // With the embedded database there is no other process to which proxies could switch.
    drainSeconds: read.integer('DRAIN_SECONDS', databaseUrl === null ? 0 : 2, 0, 300),
    notices: noticesOn(read.text, { host, givenSite, siteUrl }),
  }
  for (const name of Object.keys(env)) {
    if (name.startsWith('LAUREL_') && !KNOWN_LAUREL_NAMES.includes(name) && !isFromKubernetes(name, env)) {
      problems.push(`${name} is not a setting. Known ones: ${KNOWN_LAUREL_NAMES.join(', ')}.`)
    }
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** Reads the TLS pair again, which may have been renewed since the start; null without one. @throws ConfigError */
export function loadTls(env: Environment = process.env): Config['tls'] {
  const problems: string[] = []
  const tls = readTls(settingsReader(env, problems))
  if (problems.length > 0) throw new ConfigError(problems)
  return tls
}

/** Reads the settings of commands that call a service. An empty variable counts as unset. */
export function loadClientSettings(env: Environment = process.env): ClientSettings {
  const { LAUREL_URL, XDG_CONFIG_HOME, NO_COLOR, FORCE_COLOR, TERM } = env
  const forced = FORCE_COLOR === undefined || FORCE_COLOR === '' ? null : !['0', 'false'].includes(FORCE_COLOR)
  return {
    url: LAUREL_URL?.trim() || null,
    folder: join(XDG_CONFIG_HOME || join(homedir(), '.config'), 'laurel'),
    colour: NO_COLOR ? false : (forced ?? (TERM === 'dumb' ? false : null)),
  }
}

/** Reads the API key of such commands. @throws ConfigError if it is in a file that cannot be read */
export function loadClientKey({ LAUREL_API_KEY, LAUREL_API_KEY_FILE }: Environment = process.env): string | null {
  const problems: string[] = []
  const settings = withSecretFiles({ LAUREL_API_KEY, LAUREL_API_KEY_FILE }, problems)
  if (problems.length > 0) throw new ConfigError(problems)
  return settings['LAUREL_API_KEY']?.trim() || null
}

/** Kubernetes sets variables such as `LAUREL_PORT=tcp://…` in every container if a service is called laurel. */
function isFromKubernetes(name: string, env: Environment): boolean {
  return (
    /_SERVICE_(HOST|PORT(_\w+)?)$|_PORT_\d+_(TCP|UDP|SCTP)(_\w+)?$/.test(name) ||
    /^(tcp|udp|sctp):/.test(env[name] ?? '')
  )
}
