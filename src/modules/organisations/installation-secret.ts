import type { Services } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { change, maybeOne } from '../../platform/db/query.ts'

/** The secret of this installation; the first of its processes makes it. */
export async function makeInstallationSecret(services: Pick<Services, 'db' | 'now' | 'randomBytes'>): Promise<Buffer> {
  await change(services)`
    insert into installation (secret, created_at) values (${services.randomBytes(32)}, ${services.now()}) on conflict do nothing`
  return readInstallationSecret(services.db)
}

/** The secret of this installation, and nothing where there is none yet. */
export async function readInstallationSecret(db: Db): Promise<Buffer> {
  const installation = await maybeOne<{ secret: Buffer }>({ db })`select secret from installation`
  return installation?.secret ?? Buffer.alloc(0)
}
