import { openSecret } from '../../../lib/crypto/open-secret.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Provider } from './sso-journey.ts'

/** An identity provider with its decrypted secret. */
export type SsoProvider = Provider & { id: number; orgId: number; slug: string; defaultRole: string }

type Row = {
  id: number
  org_id: number
  slug: string
  issuer: string
  client_id: string
  client_secret: Buffer
  default_role: string
}

/** The active provider with this slug, or null. */
export async function findSsoProvider(
  services: Pick<Services, 'db' | 'sealKeys' | 'secret'>,
  slug: string,
): Promise<SsoProvider | null> {
  const row = await maybeOne<Row>(services)`
    select id, org_id, slug, issuer, client_id, client_secret, default_role
    from identity_provider where slug = ${slug} and active`
  if (row === null) return null
  return {
    id: row.id,
    orgId: row.org_id,
    slug: row.slug,
    defaultRole: row.default_role,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: openSecret(services, row.client_secret),
  }
}

/** The provider of an address's domain. It is not secret whether a domain has one. */
export async function providerOfAddress(
  services: Pick<Services, 'db' | 'baseUrl'>,
  email: string,
): Promise<{ url: string | null; name: string | null }> {
  const row = await maybeOne<{ slug: string; name: string }>(services)`
    select p.slug, p.name from identity_provider_domain d
    join identity_provider p on p.org_id = d.org_id and p.id = d.provider_id
    where d.domain = ${domainOf(email)} and d.verified_at is not null and p.active`
  return row === null ? { url: null, name: null } : { url: `${services.baseUrl}/auth/sso/${row.slug}`, name: row.name }
}

/** The domain of an address, in lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
