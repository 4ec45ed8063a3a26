import type { Services } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'

/** Returns the public name of an organisation with public events; null for any other. */
export async function findOrganiser(services: Pick<Services, 'db'>, slug: string): Promise<string | null> {
  const found = await maybeOne<{ name: string }>(services)`
    select name from organisation o where slug = ${slug} and exists (select from listing l where l.org_id = o.id)`
  return found?.name ?? null
}
