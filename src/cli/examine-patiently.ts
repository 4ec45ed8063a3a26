import type { Config } from '../config/settings.ts'
import { buildServices } from '../deps.ts'
import { examine, type Finding } from '../doctor.ts'
import { getInstallationSecret } from '../modules/organisations/index.ts'
import type { BlobStore } from '../platform/blobs/index.ts'
import { openDatabase } from '../platform/db/open-database.ts'

/** Runs the doctor without the service's time limits, which do not allow for reading every row. */
export async function examinePatiently(config: Config, databaseUrl: string, blobs: BlobStore): Promise<Finding[]> {
  const { db, close } = openDatabase(databaseUrl, { patient: true })
  try {
    return await examine(buildServices(config, { db, blobs, secret: await getInstallationSecret(db) }))
  } finally {
    await close()
  }
}
