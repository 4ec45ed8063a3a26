import { type Reader, readDatabaseUrl } from './read-settings.ts'

/** Returns the address of the database without its pooler, for what needs a session; null if there is only one. */
export function readDirectDatabase(read: Reader, databaseUrl: string | null): string | null {
  const value = readDatabaseUrl(read, 'DATABASE_DIRECT_URL')
  if (value !== null && databaseUrl === null)
    read.problems.push(
      'DATABASE_DIRECT_URL goes with DATABASE_URL, the address of the pooler. Without a pooler, set DATABASE_URL alone.',
    )
  return value
}
