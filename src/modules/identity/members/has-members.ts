import type { Services } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'

/** Whether anybody can sign in to the panel. */
export async function hasMembers(services: Pick<Services, 'db'>): Promise<boolean> {
  return (await one<{ found: boolean }>(services)`select exists (select from membership) as found`).found
}
