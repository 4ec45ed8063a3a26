import type { Services } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { ROLE_SCOPES } from '../roles.ts'
import { findSignInSession } from './authenticate-sign-in-session.ts'
import type { WhoIsSignedIn } from './sign-in-schema.ts'

type Row = {
  person: {
    id: number
    name: string
    email: string
    language: string | null
    colours: 'auto' | 'light' | 'dark'
    second_factor: boolean
  }
  organisations: { id: number; name: string; time_zone: string; language: string; plan: string }[]
}

/**
 * Returns the signed-in person with their access, or `signed_in: false`, which is not an error because pages ask first.
 */
export async function getSignedIn(
  services: Pick<Services, 'db' | 'now'>,
  token: string | null,
): Promise<WhoIsSignedIn> {
  const found = token === null ? null : await findSignInSession(services, token, false)
  if (found === null) return { signed_in: false }
  const { person, organisations } = await one<Row>(services)`
    select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'language', p.language, 'colours', p.colours,
        'second_factor', p.totp_confirmed_at is not null or exists (select 1 from passkey k where k.person_id = p.id)) as person,
      (select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'time_zone', o.time_zone, 'language', o.language, 'plan', o.plan)
        order by m.created_at, o.id) from membership m join organisation o on o.id = m.org_id where m.person_id = p.id) as organisations
    from person p where p.id = ${found.person_id}`
  return {
    signed_in: true,
    person,
    organisation: organisations.find(({ id }) => id === found.org_id)!,
    organisations: organisations.map(({ id, name }) => ({ id, name })),
    role: found.role,
    scopes: [...ROLE_SCOPES[found.role]],
    event_ids: found.events,
    fresh_at: found.fresh_at.toISOString(),
    second_factor_required: found.lacks_factor,
  }
}
