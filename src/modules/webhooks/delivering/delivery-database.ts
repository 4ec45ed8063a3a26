import { type OpenDatabase, openDatabase } from '../../../platform/db/open-database.ts'

const CONNECTIONS = 8
/**
 * Attempts that a crash of the database undoes are sent again, which receivers must expect anyway, so nothing waits for
 * the disk. Every statement looks up few rows by their keys; a plan that was made while the tables were small, and is
 * kept, must not read them whole when they have grown.
 */
const SETTINGS = {
  synchronous_commit: 'off',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_sort: 'off',
}

/** The database as deliveries use it. */
export function openDeliveryDatabase(url: string, onError: (error: Error) => void): OpenDatabase {
  return openDatabase(url, { max: CONNECTIONS, settings: SETTINGS, onError })
}
