import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { logoAddress } from '../../platform/pages/brand.ts'
import type { OrganisationView, UpdateOrganisation } from './organisation-schema.ts'

type Row = Omit<OrganisationView, 'colours'> & { primary_colour: string | null; background_colour: string | null }

const columns = sql.raw(
  'id, name, plan, time_zone, language, country, reply_to, logo, primary_colour, background_colour',
)

/** The API representation; the logo becomes a public address. */
function organisationToWire(
  ctx: Pick<Context, 'baseUrl'>,
  { primary_colour: primary, background_colour: background, logo, ...row }: Row,
): OrganisationView {
  return { ...row, logo: logo && logoAddress(ctx, logo), colours: { primary, background } }
}

export async function getOrganisation(ctx: Context): Promise<OrganisationView> {
  return organisationToWire(ctx, await selectOrganisation(ctx))
}

/** Updates only the fields that are sent. */
export function changeOrganisation(ctx: Context, input: UpdateOrganisation): Promise<OrganisationView> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOrganisation(ctx)
    const { primary = before.primary_colour, background = before.background_colour } = input.colours ?? {}
    const { name, time_zone, language, country, reply_to } = { ...before, ...input }
    const values = {
      name: name.trim(),
      time_zone,
      language,
      country: country?.toUpperCase() ?? null,
      reply_to,
      primary_colour: primary?.toLowerCase() ?? null,
      background_colour: background?.toLowerCase() ?? null,
    }
    if (changesNothing(before, values)) return organisationToWire(ctx, before)
    const row = await one<Row>(ctx)`
      update organisation set name = ${values.name}, time_zone = ${time_zone}, language = ${language},
        country = ${values.country}, reply_to = ${reply_to},
        primary_colour = ${values.primary_colour}, background_colour = ${values.background_colour}
      where id = ${ctx.orgId} returning ${columns}`
    return recordChange(ctx, before, row)
  })
}

/** Locks the organisation until the transaction ends; `logo` is the storage key of its picture. */
export function lockOrganisation(ctx: TxContext): Promise<Row> {
  return selectOrganisation(ctx, sql`for update`)
}

/** Records the change in the audit log. @returns the API representation */
export async function recordChange(ctx: TxContext, before: Row, after: Row): Promise<OrganisationView> {
  const subject = { subjectType: 'organisation', subjectId: ctx.orgId }
  await recordAudit(ctx, { action: 'organisation.update', ...subject, before, after })
  return organisationToWire(ctx, after)
}

function selectOrganisation(ctx: Pick<Context, 'db' | 'orgId'>, lock: Sql = sql``): Promise<Row> {
  return one<Row>(ctx)`select ${columns} from organisation where id = ${ctx.orgId} ${lock}`
}
