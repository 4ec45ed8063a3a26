import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { APP_SCOPES, scopesWithin } from '../app-scopes.ts'
import { redirectHost } from '../clients/redirect-uri.ts'
import { findAppRequest } from './app-request-row.ts'
import type { AppRequest } from './app-request-schema.ts'

/**
 * Returns what an app asks of the signed-in person, and what their role allows. @throws AppError not_found, gone
 */
export async function getAppRequest(ctx: Context, token: string): Promise<AppRequest> {
  const row = await findAppRequest(ctx, token)
  const { name } = await one<{ name: string }>(ctx)`select name from organisation where id = ${ctx.orgId}`
  const { host, isThisMachine } = redirectHost(row.redirect_uri)
  const own = 'scopes' in ctx.actor ? ctx.actor.scopes : []
  return {
    client: {
      name: row.name,
      kind: row.kind,
      host: row.kind === 'document' ? new URL(row.client_id).hostname : host,
      redirect_host: host,
      is_this_machine: isThisMachine,
    },
    organisation: { id: ctx.orgId, name },
    scopes: scopesWithin(own, APP_SCOPES).map((scope) => ({ scope, requested: row.scopes.includes(scope) })),
  }
}
