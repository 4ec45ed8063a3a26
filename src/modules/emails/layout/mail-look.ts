import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'

/** The organisation's name and look in emails. */
export type MailLook = {
  org_id: number
  organisation: string
  /** Language for recipients whose language is unknown. */
  organisation_language: string
  time_zone: string
  reply_to: string | null
  primary_colour: string | null
  background_colour: string | null
  /** Size of the logo; null: no logo. */
  logo: { width: number; height: number } | null
}

/** The columns of a `MailLook` for an organisation `o`. */
export const lookColumns = sql.raw(`
  o.id as org_id, o.name as organisation, o.language as organisation_language, o.time_zone, o.reply_to, o.primary_colour,
  o.background_colour,
  case when o.logo is not null then jsonb_build_object('width', o.logo_width, 'height', o.logo_height) end as logo`)

export function loadMailLook(ctx: Pick<Context, 'db' | 'orgId'>): Promise<MailLook> {
  return one<MailLook>(ctx)`select ${lookColumns} from organisation o where o.id = ${ctx.orgId}`
}
