import type { Services } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { change, maybeOne } from '../../platform/db/query.ts'

/** Returns the secret of this installation; the first process creates it. */
export async function ensureInstallationSecret(
  services: Pick<Services, 'db' | 'now' | 'randomBytes'>,
): Promise<Buffer> {
  await change(services)`
    insert into installation (secret, created_at) values (${services.randomBytes(32)}, ${services.now()}) on conflict do nothing`
  return getInstallationSecret(services.db)
}

/** Returns the secret of this installation, or an empty buffer before the first start. */
export async function getInstallationSecret(db: Db): Promise<Buffer> {
  const installation = await maybeOne<{ secret: Buffer }>({ db })`select secret from installation`
  return installation?.secret ?? Buffer.alloc(0)
}
