import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digestOf } from '../../lib/os/digest-of.ts'

/** Where `npm ci` leaves a database with all tables and no rows, of which a start from nothing takes a copy (decision 019). */
export const FIRST_DATABASE = fileURLToPath(new URL('../../../first-database', import.meta.url))
/** Beside its cluster: what that was made of. */
export const MADE_OF = 'made-of'
export const CLUSTER = 'cluster'

/**
 * The folder of its cluster.
 * @returns null where it has not been made, or would be another one today
 */
export function firstDatabase(place = FIRST_DATABASE): string | null {
  try {
    return readFileSync(join(place, MADE_OF), 'utf8') === madeOf() ? join(place, CLUSTER) : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The kind of machine and all that decides what is in the database: versions of packages, settings, and migrations. */
export function madeOf(): string {
  const settings = ['create-cluster', 'server-settings'].map((name) => `src/lib/embedded-postgres/${name}.ts`)
  const migrations = readdirSync(new URL('../../../migrations/', import.meta.url)).sort()
  const sources = ['package.json', ...settings, ...migrations.map((name) => `migrations/${name}`)]
  return `${process.platform} ${process.arch} ${digestOf(sources)}`
}
