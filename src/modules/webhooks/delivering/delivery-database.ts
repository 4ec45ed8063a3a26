import { type OpenDatabase, openDatabase } from '../../../platform/db/open-database.ts'

const CONNECTIONS = 8
/**
 * Attempts that are lost when the database crashes are sent again, which receivers must expect anyway, so nothing waits
 * for the disk. Every statement looks up a few rows by key; a cached plan from when the tables were small must not scan
 * them once they have grown.
 */
const SETTINGS = {
  synchronous_commit: 'off',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_sort: 'off',
}

/** Opens the database with the settings for deliveries. */
export function openDeliveryDatabase(url: string, onError: (error: Error) => void): OpenDatabase {
  return openDatabase(url, { name: 'webhooks', max: CONNECTIONS, settings: SETTINGS, onError })
}
