import { sql } from 'kysely'
import type { Context, Services, TxContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { AppError } from '../../platform/errors.ts'
import { createApiKey } from './api-keys.ts'
import { grantCredits } from './credits.ts'
import { recordAudit } from './record-audit.ts'

export type Organisation = { id: number; name: string; plan: string }

/**
 * Makes an organisation with a balance and its first API key, which has every scope.
 * @param key the exact key to use instead of a random one.
 */
export function createOrganisation(
  services: Services,
  input: { name: string; plan: string; credits: number; key?: string },
): Promise<{ organisation: Organisation; key: string }> {
  const ctx: Context = { ...services, orgId: 0, actor: { kind: 'cli' }, requestId: null }
  return inTransaction(ctx, async (outer) => {
    const { rows } = await sql<Organisation>`
      with org as (insert into organisation (name, plan, created_at) values (${input.name}, ${input.plan}, ${ctx.now()}) returning id, name, plan),
      credit as (insert into credit_balance (org_id, balance, held) select id, 0, 0 from org)
      select * from org`.execute(outer.db)
    const organisation = rows[0]!
    const inner: TxContext = { ...outer, orgId: organisation.id }
    await recordAudit(inner, {
      action: 'organisation.create',
      subjectType: 'organisation',
      subjectId: organisation.id,
      after: organisation,
    })
    if (input.credits > 0) await grantCredits(inner as Context, { amount: input.credits, note: 'first credits' })
    const { key } = await createApiKey(inner, { name: 'First key', scopes: ['*'] }, input.key)
    return { organisation, key }
  })
}

/** Changes name or plan; both act on the next request. @throws AppError not_found */
export function updateOrganisation(ctx: Context, input: { name?: string; plan?: string }): Promise<Organisation> {
  return inTransaction(ctx, async (inner) => {
    const { rows } = await sql<Organisation & { old_name: string; old_plan: string }>`
      with before as (select id, name, plan from organisation where id = ${ctx.orgId} for update)
      update organisation o set name = ${input.name ?? sql`o.name`}, plan = ${input.plan ?? sql`o.plan`}
      from before where o.id = before.id
      returning o.id, o.name, o.plan, before.name as old_name, before.plan as old_plan`.execute(inner.db)
    if (!rows[0]) throw new AppError('not_found', `There is no organisation ${ctx.orgId}.`)
    const { old_name, old_plan, ...after } = rows[0]
    await recordAudit(inner, {
      action: 'organisation.update',
      subjectType: 'organisation',
      subjectId: after.id,
      before: { name: old_name, plan: old_plan },
      after,
    })
    return after
  })
}

export async function listOrganisations(
  services: Services,
): Promise<(Organisation & { balance: number; held: number })[]> {
  const { rows } = await sql<Organisation & { balance: number; held: number }>`
    select o.id, o.name, o.plan, c.balance, c.held from organisation o join credit_balance c on c.org_id = o.id order by o.id`.execute(
    services.db,
  )
  return rows
}
