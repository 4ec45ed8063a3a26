import type { Services } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'

/** Most organisations whose records one page shows. */
const MAX_ORGANISATIONS = 100

/** An organisation with records of a person. `time_zone` is an IANA name. */
export type OrganisationOf = { id: number; name: string; time_zone: string }

/**
 * Returns the organisations of the installation that have a registration, certificate, badge or training of an address,
 * oldest first. @param key the normalised address
 */
export async function organisationsOf(services: Pick<Services, 'db'>, key: string): Promise<OrganisationOf[]> {
  return await many<OrganisationOf>(services)`
    select o.id, o.name, o.time_zone from organisation o where
      exists (select from attendee where org_id = o.id and email_key = ${key})
      or exists (select from certificate where org_id = o.id and attendee_id is null and attendee_email is not null and lower(attendee_email) = ${key})
      or exists (select from badge_award where org_id = o.id and email_key = ${key})
      or exists (select from training_assignment where org_id = o.id and email_key = ${key})
      or exists (select from training_completion where org_id = o.id and email_key = ${key})
    order by o.id limit ${MAX_ORGANISATIONS}::int`
}
