import type { Services } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'

/** Whether any organisation has a public event. */
export async function hasPublicEvents(services: Pick<Services, 'db'>): Promise<boolean> {
  return (await one<{ found: boolean }>(services)`select exists (select from listing) as found`).found
}
