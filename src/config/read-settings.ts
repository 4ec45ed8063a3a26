import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { isApiKey, KEY_FORM } from '../lib/crypto/api-key-form.ts'
import type { S3Options } from '../platform/blobs/index.ts'
import { readDatabaseAddress } from '../platform/db/database-address.ts'
import { isEmail } from '../platform/http/validation/text-formats.ts'
import type { Config, Environment } from './settings.ts'

const MAX_PROCESSES = 64

export type Reader = ReturnType<typeof settingsReader>

/**
 * Returns readers for single settings; a problem is added to `problems` as a sentence. Empty and blank values count as
 * unset.
 */
export function settingsReader(env: Environment, problems: string[]) {
  const text = (name: string): string | null => env[name]?.trim() || null
  return {
    problems,
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

/** `auto` means one per core that this process may use. */
export function readProcesses({ text, problems }: Reader): number {
  const value = text('LAUREL_PROCESSES') ?? '1'
  if (value === 'auto') return Math.min(availableParallelism(), MAX_PROCESSES)
  if (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_PROCESSES) return Number(value)
  problems.push(
    `LAUREL_PROCESSES must be auto, for one process for each core, or a whole number from 1 to ${MAX_PROCESSES}, and is "${value}".`,
  )
  return 1
}

/** A host name or an IP address; IPv6 with or without the brackets of URLs. */
export function readHost({ text, problems }: Reader): string {
  const value = text('HOST') ?? '127.0.0.1'
  const host = value.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host)) {
    problems.push(`HOST must be a host name or an address such as 127.0.0.1 or ::, and is "${value}".`)
  }
  return host
}

/** Returns the URL of the public pages in normal form, without a trailing slash; null if unset. */
export function readSiteUrl({ text, problems }: Reader): string | null {
  const value = text('SITE_URL')
  if (value === null) return null
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && !/[?#@]/.test(value)) return url.href.replace(/\/+$/, '')
  problems.push(
    `SITE_URL must be an http or https address such as https://events.example.org, without ?, # and @, and is "${value}".`,
  )
  return null
}

/** The value may contain a password, so no part of it is repeated. */
export function readDatabaseUrl({ text, problems }: Reader, name = 'DATABASE_URL'): string | null {
  const value = text(name)
  if (value === null) return null
  try {
    readDatabaseAddress(value)
  } catch (error) {
    problems.push(`${name} ${(error as Error).message}.`)
  }
  return value
}

/** Returns the content of a file that a setting names; null with a problem if it cannot be read. */
export function contentOf(name: string, path: string, problems: string[]): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    problems.push(`${name}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
    return null
  }
}

export function readTls({ text, problems }: Reader): Config['tls'] {
  const certFile = text('TLS_CERT_FILE')
  const keyFile = text('TLS_KEY_FILE')
  if (!certFile && !keyFile) return null
  if (!certFile || !keyFile) {
    problems.push('TLS_CERT_FILE and TLS_KEY_FILE go together: set both or neither.')
    return null
  }
  const [cert, key] = [['TLS_CERT_FILE', certFile] as const, ['TLS_KEY_FILE', keyFile] as const].map(([name, path]) =>
    contentOf(name, path, problems),
  )
  if (!cert || !key) return null
  try {
    process.getBuiltinModule('node:tls').createSecureContext({ cert, key })
  } catch (error) {
    problems.push(
      `TLS_CERT_FILE and TLS_KEY_FILE must be a certificate and its key in PEM form (${(error as Error).message}).`,
    )
  }
  return { cert, key }
}

/** `true` trusts every proxy, a number that many of them, a list the given addresses. */
export function readTrustProxy({ text, problems }: Reader): Config['trustProxy'] {
  const value = text('TRUST_PROXY')
  if (value === null || value === 'false' || value === '0') return false
  if (value === 'true') return true
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const wrong = value.split(',').find((part) => !isProxyAddress(part.trim()))
  if (wrong === undefined) return value
  problems.push(
    'TRUST_PROXY must be true, false, the number of proxies, or addresses and networks with commas between ' +
      `(such as loopback or 10.0.0.0/8), and "${wrong.trim()}" is none of these.`,
  )
  return false
}

function isProxyAddress(part: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(part)) return true
  const [address, bits, ...more] = part.split('/')
  const version = isIP(address!)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

export function readS3({ text, problems }: Reader): S3Options | null {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const values = names.map((name) => text(name) ?? '')
  if (values.every((value) => value === '')) return null
  const missing = names.filter((_, index) => values[index] === '')
  if (missing.length > 0) problems.push(`For S3 storage also set ${missing.join(', ')}.`)
  const [endpoint, bucket, region, accessKeyId, secretAccessKey] = values as [string, string, string, string, string]
  if (endpoint !== '' && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    problems.push(`S3_ENDPOINT must be an http or https address, and is "${endpoint}".`)
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

export function readBootstrapKey({ text, problems }: Reader): string | null {
  const key = text('LAUREL_BOOTSTRAP_KEY')
  if (key !== null && !isApiKey(key)) problems.push(`LAUREL_BOOTSTRAP_KEY must be ${KEY_FORM}.`)
  return key
}

/** No part of the password is repeated. */
export function readBootstrapOwner({ text, problems }: Reader): Config['bootstrap']['owner'] {
  const [email, password] = [text('LAUREL_BOOTSTRAP_EMAIL'), text('LAUREL_BOOTSTRAP_PASSWORD')]
  if (email === null && password === null) return null
  if (email === null || password === null) {
    problems.push('LAUREL_BOOTSTRAP_EMAIL and LAUREL_BOOTSTRAP_PASSWORD go together: set both or neither.')
    return null
  }
  if (!isEmail(email)) problems.push('LAUREL_BOOTSTRAP_EMAIL must be an e-mail address such as me@example.org.')
  if ([...password].length < 10) problems.push('LAUREL_BOOTSTRAP_PASSWORD must have at least 10 characters.')
  return { email, password }
}

/** A password for stored secrets. It must be as long as a random key, so that nobody uses a word. */
export function readSecretsKey({ text, problems }: Reader): string | null {
  const key = text('SECRETS_KEY')
  if (key !== null && key.length < 32)
    problems.push('SECRETS_KEY must have at least 32 characters, such as openssl rand -base64 32 gives.')
  return key
}

/** A bearer token is a single word. */
export function readMetricsToken({ text, problems }: Reader): string | null {
  const token = text('METRICS_TOKEN')
  if (token !== null && !/^[\x21-\x7e]+$/.test(token)) {
    problems.push('METRICS_TOKEN must be one word of letters, digits and signs from ASCII.')
  }
  return token
}

export function readAllowTargets({ text, problems }: Reader): Set<string> {
  const targets = (text('WEBHOOK_ALLOW_TARGETS') ?? '')
    .split(',')
    .map((target) => target.trim().toLowerCase())
    .filter(Boolean)
  for (const target of targets) {
    const [, host, port] = /^(\[[0-9a-f:.]+\]|[^\s:/@]+):(\d{1,5})$/.exec(target) ?? []
    if (!host || !(Number(port) >= 1 && Number(port) <= 65_535)) {
      problems.push(`WEBHOOK_ALLOW_TARGETS takes host:port pairs with commas between, and "${target}" is not one.`)
    }
  }
  return new Set(targets)
}
