import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context, Services, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { many, maybeOne, one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { createApiKey } from './create-api-key.ts'
import { grantCredits } from './credits.ts'

/** `language` (BCP 47) is the default language of new events. */
export type Organisation = { id: number; name: string; plan: string; language: string }

/**
 * Creates an organisation with a credit balance and its first API key, which has every scope.
 * @param key the exact key to use instead of a random one
 */
export function createOrganisation(
  services: Services,
  input: { name: string; plan: string; credits: number; language?: string; key?: string },
): Promise<{ organisation: Organisation; key: string }> {
  const nobody: Context = { ...services, orgId: 0, actor: { kind: 'cli' }, requestId: null }
  return inTransaction(nobody, async (tx) => {
    const organisation = await one<Organisation>(tx)`
      with org as (
        insert into organisation (name, plan, language, created_at)
        values (${input.name}, ${input.plan}, ${input.language ?? sql`default`}, ${tx.now()}) returning id, name, plan, language
      ),
      credit as (insert into credit_balance (org_id, balance, held) select id, 0, 0 from org)
      select * from org`
    const ctx: TxContext = { ...tx, orgId: organisation.id }
    await recordAudit(ctx, {
      action: 'organisation.create',
      subjectType: 'organisation',
      subjectId: organisation.id,
      after: organisation,
    })
    for (const { prepare } of services.organisationSetUps) await prepare(ctx)
    if (input.credits > 0) await grantCredits(ctx, { amount: input.credits, note: 'first credits' })
    const { key } = await createApiKey(ctx, { name: 'First key', scopes: ['*'] }, input.key)
    return { organisation, key }
  })
}

/** Changes the name, plan or language from the next request on. @throws AppError not_found */
export function updateOrganisation(
  ctx: Context,
  input: { name?: string; plan?: string; language?: string },
): Promise<Organisation> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<Organisation & { old: Omit<Organisation, 'id'> }>(ctx)`
      with before as (select id, name, plan, language from organisation where id = ${ctx.orgId} for update)
      update organisation o set name = ${input.name ?? sql`o.name`}, plan = ${input.plan ?? sql`o.plan`},
        language = ${input.language ?? sql`o.language`}
      from before where o.id = before.id
      returning o.id, o.name, o.plan, o.language, to_jsonb(before) - 'id' as old`
    if (row === null) throw new AppError('not_found', `There is no organisation ${ctx.orgId}.`)
    const { old, ...after } = row
    await recordAudit(ctx, {
      action: 'organisation.update',
      subjectType: 'organisation',
      subjectId: after.id,
      before: old,
      after,
    })
    return after
  })
}

export async function organisationLanguage(ctx: Context): Promise<string> {
  const { language } = await one<Pick<Organisation, 'language'>>(
    ctx,
  )`select language from organisation where id = ${ctx.orgId}`
  return language
}

/** The organisation's primary colour as #rrggbb, or null. */
export async function organisationColour(ctx: Context): Promise<string | null> {
  const { primary_colour } = await one<{ primary_colour: string | null }>(
    ctx,
  )`select primary_colour from organisation where id = ${ctx.orgId}`
  return primary_colour
}

export async function listOrganisations(
  services: Services,
): Promise<(Organisation & { balance: number; held: number })[]> {
  const rows = await many<Organisation & { balance: number; held: number }>(services)`
    select o.id, o.name, o.plan, o.language, c.balance, c.held from organisation o join credit_balance c on c.org_id = o.id order by o.id`
  return rows
}
