import { readDatabaseAddress } from '../platform/db/database-address.ts'
import type { Reader } from './read-settings.ts'
import type { Config } from './settings.ts'

const MAX_REPLICAS = 8

/**
 * Reads the addresses of read replicas: several hosts with commas between are as many replicas. The value may contain a
 * password, so no part of it is repeated.
 */
export function readReplicas({ text, integer, problems }: Reader): Config['replicas'] {
  const value = text('DATABASE_REPLICA_URL')
  const maxLagSeconds = integer('DATABASE_REPLICA_MAX_LAG', 10, 1, 3_600)
  if (value === null) return null
  if (text('DATABASE_URL') === null)
    problems.push('DATABASE_REPLICA_URL needs DATABASE_URL, the address of the primary.')
  const urls = addressesIn(value)
  if (urls.length > 0 && urls.length <= MAX_REPLICAS && urls.every(isAddress)) return { urls, maxLagSeconds }
  problems.push(
    'DATABASE_REPLICA_URL must be an address such as postgres://user:password@host-1:5432,host-2:5432/database, ' +
      `with at most ${MAX_REPLICAS} hosts, and with /, @, :, # and % in user and password written as %2F, %40, %3A, %23 and %25.`,
  )
  return null
}

function addressesIn(value: string): string[] {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^@/?#]*)(.*)$/.exec(value) ?? []
  return hosts === undefined ? [] : hosts.split(',').map((host) => `${before}${host.trim()}${after}`)
}

function isAddress(url: string): boolean {
  try {
    return readDatabaseAddress(url).hosts.length === 1
  } catch {
    return false
  }
}
