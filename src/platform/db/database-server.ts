import type { Config } from '../../config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/index.ts'
import { AppError } from '../errors.ts'

/** A PostgreSQL to connect to; `stop` stops what was started here. */
export type DatabaseServer = { url: string; stop: () => Promise<void> }

/**
 * The PostgreSQL that DATABASE_URL names, or the embedded one, which is started. It needs few modules, so that it can
 * start while the rest of the program loads. @throws AppError unavailable, when DATA_DIR cannot be used
 */
export async function startDatabaseServer(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void,
): Promise<DatabaseServer> {
  if (databaseUrl !== null) return { url: databaseUrl, stop: async () => {} }
  const { url, stop }: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, log }).catch((error: Error) => {
    throw explainFolder(dataDir, error)
  })
  return { url, stop }
}

const FOLDER_FAULTS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a file system that cannot be written to',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of it is a file and not a folder',
  EEXIST: 'it is a file and not a folder',
}

/** The same failure in words, when it is one of a folder that a person can mend. */
export function explainFolder(dataDir: string, error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException
  const fault = FOLDER_FAULTS[code ?? '']
  if (fault === undefined) return error
  const place = path === undefined || path === dataDir ? '' : `, at ${path}`
  return new AppError(
    'unavailable',
    `The data folder ${dataDir} cannot be used: ${fault} (${code}${place}). Set DATA_DIR.`,
    {
      cause: error,
    },
  )
}
