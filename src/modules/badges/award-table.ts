import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import type { Table } from '../../platform/http/operations/operation.ts'
import { type AwardRow, awardToWire, ofTemplate } from './records/award-queries.ts'
import type { AwardQuery, BadgeAward } from './records/badge-schema.ts'
import { getTemplate } from './template-queries.ts'

const COLUMNS = [
  ...([
    'id',
    'name',
    'email',
    'status',
    'source',
    'awarded_at',
    'expires_at',
    'revoked_at',
    'revocation_reason',
  ] as const),
  ...(['event_id', 'attendee_id', 'template_version', 'badge_url', 'image_url'] as const),
] satisfies (keyof BadgeAward)[]

const BATCH = 500

/** Streams the awards of a badge as table rows, oldest first. @throws AppError not_found for the template */
export async function awardTable(ctx: Context, templateId: number, query: AwardQuery): Promise<Table> {
  await getTemplate(ctx, templateId)
  return { name: `badge-awards-${templateId}`, rows: rowsOf(ctx, templateId, query) }
}

async function* rowsOf(ctx: Context, templateId: number, query: AwardQuery): AsyncGenerator<string[][]> {
  yield [[...COLUMNS, 'evidence']]
  for (let after = 0; ; ) {
    const rows = await many<AwardRow>(ctx)`
      select * from badge_award where ${ofTemplate(ctx, templateId, query)} and id > ${after} and org_id = ${ctx.orgId}
      order by id limit ${BATCH}::int`
    yield rows.map((row) => cellsOf(awardToWire(ctx, row)))
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

const cellsOf = (award: BadgeAward): string[] => [
  ...COLUMNS.map((name) => String(award[name] ?? '')),
  award.evidence.map(({ text, url }) => (url === null ? text : `${text} (${url})`)).join('; '),
]
