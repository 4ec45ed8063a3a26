import { contentOf } from './read-settings.ts'
import type { Environment } from './settings.ts'

/** Settings with secrets. Each can also be the content of a file, named by the setting with `_FILE` after its name. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SECRETS_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
  'BOUNCE_IMAP_URL',
  'POSTMARK_WEBHOOK_PASSWORD',
  'MAILGUN_SIGNING_KEY',
  'PDF_SIGN_KEY_PASSPHRASE',
  'APPLE_PASS_KEY_PASSPHRASE',
  'LAUREL_BOOTSTRAP_KEY',
  'LAUREL_BOOTSTRAP_PASSWORD',
  'LAUREL_API_KEY',
] as const

const MAX_BYTES = 65_536

export const SECRET_FILES: readonly string[] = SECRETS.map((name) => `${name}_FILE`)

/**
 * Returns the environment with the content of secret files as the settings that they stand for, without a newline at
 * the end. No part of a file is repeated in a problem.
 */
export function withSecretFiles(env: Environment, problems: string[]): Environment {
  const settings = { ...env }
  for (const name of SECRETS) {
    const path = env[`${name}_FILE`]?.trim()
    if (!path) continue
    if (env[name]?.trim()) {
      problems.push(`${name} and ${name}_FILE are both set: remove one of them.`)
      continue
    }
    const content = contentOf(`${name}_FILE`, path, problems)
    if (content === null) continue
    const secret = String(content).replace(/\r?\n$/, '')
    if (secret.trim() === '') problems.push(`${name}_FILE: ${path} is empty.`)
    else if (content.length > MAX_BYTES) problems.push(`${name}_FILE: ${path} is larger than ${MAX_BYTES} bytes.`)
    else settings[name] = secret
  }
  return settings
}
