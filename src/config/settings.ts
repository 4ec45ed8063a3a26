import type { S3Options } from '../platform/blobs/index.ts'
import type { MailSettings } from '../platform/context/context.ts'

export type Environment = Record<string, string | undefined>

export type Plan = 'starter' | 'growth' | 'enterprise'
type Role = 'all' | 'api' | 'worker'

export type Config = {
  role: Role
  /** How many processes share the port. */
  processes: number
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
  s3: S3Options | null
  /** `owner` signs in to the first organisation, where nobody else does. */
  bootstrap: { key: string | null; plan: Plan; credits: number; owner: { email: string; password: string } | null }
  allowTargets: ReadonlySet<string>
  mail: MailSettings
  rateLimit: boolean
  metricsToken: string | null
  logLevel: string
  /** Seals secrets at rest; null: a key that is kept in the database does. */
  secretsKey: string | null
  /** How long the service goes on serving after it was told to stop, while proxies find out. */
  drainSeconds: number
  /** Things worth telling the operator that do not stop the start. */
  notices: string[]
}

/** What commands that ask a service over HTTP go by. */
export type ClientSettings = {
  /** LAUREL_URL, as it was typed. */
  url: string | null
  key: string | null
  /** Where the program may keep something for this user. */
  folder: string
  /** Whether to print in colour; null: on a terminal. */
  colour: boolean | null
}
