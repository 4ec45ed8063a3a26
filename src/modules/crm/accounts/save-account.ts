import { AppError } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { rescoreAccount } from '../scores/rescore-account.ts'
import { accountDomain } from './account-domain.ts'
import { getAccount, lockAccount } from './account-queries.ts'
import { accountText, foldedName } from './account-text.ts'
import type { Account, CreateAccount, UpdateAccount } from './crm-account-schema.ts'

/** Creates an account. @throws AppError already_exists if another account has the domain */
export function createAccount(ctx: Context, input: CreateAccount): Promise<Account> {
  const of = columnsOf(input)
  return inTransaction(ctx, async (ctx) => {
    const made = await maybeOne<{ id: number }>(ctx)`
      insert into account (org_id, name, folded_name, domain, industry, website, phone, notes, folded, created_at, updated_at)
      values (${ctx.orgId}, ${of.name}, ${foldedName(of.name)}, ${of.domain}, ${of.industry}, ${of.website}, ${of.phone},
        ${of.notes}, ${accountText(of)}, ${ctx.now()}, ${ctx.now()})
      on conflict (org_id, domain) where domain is not null do nothing returning id`
    if (made === null) throw await domainIsTaken(ctx, of.domain!)
    const after = await getAccount(ctx, made.id)
    await recordAudit(ctx, { action: 'account.create', subjectType: 'account', subjectId: made.id, after })
    return after
  })
}

/** Updates the given fields. @throws AppError not_found; already_exists if another account has the domain */
export async function updateAccount(ctx: Context, id: number, input: UpdateAccount): Promise<Account> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      const before = await lockAccount(ctx, id)
      const of = columnsOf({ ...before, ...input })
      if (changesNothing(before, of)) return before
      await change(ctx)`
        update account set name = ${of.name}, folded_name = ${foldedName(of.name)}, domain = ${of.domain},
          industry = ${of.industry}, website = ${of.website}, phone = ${of.phone}, notes = ${of.notes},
          folded = ${accountText(of)}, updated_at = ${ctx.now()}
        where id = ${id}`
      if (of.name !== before.name) await rescoreAccount(ctx, id)
      const after = await getAccount(ctx, id)
      await recordAudit(ctx, { action: 'account.update', subjectType: 'account', subjectId: id, before, after })
      return after
    })
  } catch (error) {
    throw brokeUniqueKey(error, 'account_domain_key') ? await domainIsTaken(ctx, accountDomain(input.domain!)!) : error
  }
}

function columnsOf({ name, domain, industry, website, phone, notes }: CreateAccount) {
  return {
    name: name.trim(),
    domain: domain == null ? null : accountDomain(domain),
    industry: industry?.trim() || null,
    website: website?.trim() || null,
    phone: phone?.trim() || null,
    notes: notes ?? '',
  }
}

async function domainIsTaken(ctx: Context, domain: string): Promise<AppError> {
  const holder = await maybeOne<{ id: number; name: string }>(ctx)`
    select id, name from account where org_id = ${ctx.orgId} and domain = ${domain}`
  const who = holder === null ? 'Another account' : `Account ${holder.id} (${holder.name})`
  return new AppError('already_exists', `${who} already has the domain ${domain}.`)
}
