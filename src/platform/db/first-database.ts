import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digestOf } from '../../lib/os/digest-of.ts'

/** The folder where `npm ci` leaves a database with all tables and no rows. A first start copies it (decision 019). */
export const FIRST_DATABASE = fileURLToPath(new URL('../../../first-database', import.meta.url))
/** A file next to the cluster that identifies its sources. */
export const MADE_OF = 'made-of'
export const CLUSTER = 'cluster'

/** Returns the folder of the prepared cluster. @returns null if it does not exist or its sources have changed */
export function firstDatabase(place = FIRST_DATABASE): string | null {
  try {
    return readFileSync(join(place, MADE_OF), 'utf8') === madeOf() ? join(place, CLUSTER) : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Returns a digest of the machine type and everything that determines the database: package versions, settings and
 * migrations.
 */
export function madeOf(): string {
  const settings = ['create-cluster', 'server-settings'].map((name) => `src/lib/embedded-postgres/${name}.ts`)
  const migrations = readdirSync(new URL('../../../migrations/', import.meta.url)).sort()
  const sources = ['package.json', ...settings, ...migrations.map((name) => `migrations/${name}`)]
  return `${process.platform} ${process.arch} ${digestOf(sources)}`
}
