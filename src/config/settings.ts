import type { S3Options } from '../platform/blobs/index.ts'
import type { MailSettings } from '../platform/context/context.ts'
import type { DocumentKey } from '../platform/context/document-key.ts'
import type { LogWitness } from '../platform/context/log-witness.ts'
import type { WalletSettings } from '../platform/context/wallet-settings.ts'

export type Environment = Record<string, string | undefined>

export type Plan = 'starter' | 'growth' | 'enterprise'
type Role = 'all' | 'api' | 'worker'

export type Config = {
  role: Role
  /** The number of processes that share the port. */
  processes: number
  host: string
  port: number
  /** The URL of the public pages, without a trailing slash. */
  siteUrl: string
  /** `{site_url}/api/v1`. */
  baseUrl: string
  trustProxy: boolean | number | string
  tls: { cert: Buffer; key: Buffer } | null
  /** Null for the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null
  /** Leads past the pooler of `databaseUrl`; null without one. */
  databaseDirectUrl: string | null
  /** Read replicas of the database, and how far behind one may be. */
  replicas: { urls: string[]; maxLagSeconds: number } | null
  dataDir: string
  s3: S3Options | null
  /** `owner` becomes a member of the first organisation if it has none. */
  bootstrap: { key: string | null; plan: Plan; credits: number; owner: { email: string; password: string } | null }
  allowTargets: ReadonlySet<string>
  mail: MailSettings
  wallet: WalletSettings
  /** The operator's own key for signing PDFs. */
  documentKey: DocumentKey | null
  /** Witnesses of the issuance logs. */
  logWitnesses: LogWitness[]
  /** Whether wallets also get certificates and badges as SD-JWT VC. */
  sdJwtVc: boolean
  rateLimit: boolean
  metricsToken: string | null
  /** Whether traces and metrics are sent by OpenTelemetry, and how often metrics are; null for neither. */
  telemetry: { traces: boolean; metrics: boolean; metricsEveryMs: number } | null
  logLevel: string
  /** Seals stored secrets; null uses a key that is stored in the database. */
  secretsKey: string | null
  /** How long the service keeps serving after a stop signal, while proxies find out. */
  drainSeconds: number
  /** Warnings for the operator that do not prevent the start. */
  notices: string[]
}

/** The settings of commands that call a service over HTTP. */
export type ClientSettings = {
  /** LAUREL_URL, as it was typed. */
  url: string | null
  /** The folder where the program may store files for this user. */
  folder: string
  /** Whether to print in colour; null: only on a terminal. */
  colour: boolean | null
}
