import { noSuch } from '../../../lib/errors.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { IdentityProvider } from './provider-schema.ts'

/** Prefix of the TXT record's value. */
export const TXT_PREFIX = 'laurel-verification='

type Row = {
  id: number
  slug: string
  name: string
  issuer: string
  client_id: string
  default_role: IdentityProvider['default_role']
  active: boolean
  created_at: Date
  updated_at: Date
  domains: { domain: string; challenge: string; verified_at: string | null }[]
}

function providers(where: Sql): Sql {
  return sql`
    select p.id, slug, name, issuer, client_id, default_role, active, p.created_at, updated_at, coalesce(
      (select jsonb_agg(jsonb_build_object('domain', domain, 'challenge', challenge, 'verified_at', verified_at) order by domain)
      from identity_provider_domain d where d.org_id = p.org_id and d.provider_id = p.id), '[]') as domains
    from identity_provider p where ${where} order by p.id`
}

/** Lists the organisation's providers. Their number is small, so there are no pages. */
export async function listProviders(ctx: Context): Promise<IdentityProvider[]> {
  const rows = await many<Row>(ctx)`${providers(sql`p.org_id = ${ctx.orgId}`)}`
  return rows.map((row) => providerToWire(ctx, row))
}

/** Returns a provider. @throws AppError not_found */
export async function getProvider(ctx: Context, id: number): Promise<IdentityProvider> {
  const row = await maybeOne<Row>(ctx)`${providers(sql`p.org_id = ${ctx.orgId} and p.id = ${id}`)}`
  if (row === null) throw noSuch('identity provider')
  return providerToWire(ctx, row)
}

/** The redirect URI of a provider; each has its own, so that none can pretend to be another. */
export function callbackUrl({ baseUrl }: Pick<Services, 'baseUrl'>, slug: string): string {
  return `${baseUrl}/auth/sso/${slug}/callback`
}

function providerToWire(services: Pick<Services, 'baseUrl'>, row: Row): IdentityProvider {
  const { id, slug, name, issuer, client_id, default_role, active } = row
  return {
    id,
    slug,
    name,
    issuer,
    client_id,
    default_role,
    active,
    sign_in_url: `${services.baseUrl}/auth/sso/${slug}`,
    callback_url: callbackUrl(services, slug),
    domains: row.domains.map(({ domain, challenge, verified_at }) => ({
      domain,
      txt_record: TXT_PREFIX + challenge,
      verified_at: verified_at === null ? null : new Date(verified_at).toISOString(),
    })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
