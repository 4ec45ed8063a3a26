import { AppError } from '../../lib/errors.ts'
import type { Services, TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Brand } from '../../platform/pages/brand.ts'
import { brandColumn } from '../organisations/index.ts'
import type { FormRow } from './form-queries.ts'

/** A form as visitors see it, with the name and look of the organisation. */
export type FoundForm = FormRow & { organiser: string; brand: Brand }

/** Finds a form by slug, ignoring case. @returns null when there is none */
export function findForm(services: Services, slug: string): Promise<FoundForm | null> {
  return selectForm(services, slug, sql``)
}

/** Returns the form, locked until the transaction ends. @throws AppError not_found */
export async function lockFormBySlug(ctx: TxContext, slug: string): Promise<FoundForm> {
  const form = await selectForm(ctx, slug, sql`for key share of f`)
  if (form === null) throw noFormThere()
  return form
}

export function noFormThere(): AppError {
  return new AppError('not_found', 'There is no form at this address.')
}

function selectForm(services: Services, slug: string, lock: Sql): Promise<FoundForm | null> {
  return maybeOne<FoundForm>(services)`
    select f.*, o.name as organiser, ${brandColumn}
    from form f join organisation o on o.id = f.org_id where f.slug = ${slug.toLowerCase()} ${lock}`
}
