import { LANGUAGES } from '../../../lib/text/languages.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { MAIL_KINDS, type TemplateKind } from './mail-kinds.ts'
import { starterName, starterOf } from './starters.ts'
import { variablesOfStarter } from './variables-of-starter.ts'

/** Maximum number of organisations per statement. */
const BATCH = 100

/** Creates the starter templates of a new organisation, in the transaction that creates it. */
export async function makeStarters(ctx: TxContext): Promise<void> {
  await insertStarters(ctx, [ctx.orgId])
}

/**
 * Completes the starter templates of existing organisations, such as after an upgrade with new kinds; until then the
 * built-in ones are used. Each kind is created once, by the process that comes first: deleted ones do not come back.
 */
export async function completeStarters(services: Services, giveUp?: AbortSignal): Promise<void> {
  let after = 0
  while (!giveUp?.aborted) {
    const due = await many<{ id: number }>(services)`
      select o.id from organisation o where o.id > ${after} and ${MAIL_KINDS.length}::int > (
        select count(*) from email_template_starters s where s.org_id = o.id and s.kind = any(${MAIL_KINDS}::text[]))
      order by o.id limit ${BATCH}`
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await insertStarters(services, ids)
    after = ids.at(-1)!
  }
}

/** Returns the oldest template of a kind, which is the starter unless it was deleted; then creates it again. */
export async function starterTemplate(ctx: TxContext, kind: TemplateKind): Promise<number> {
  const row = await maybeOne<{ id: number }>(ctx)`
    select id from email_template where org_id = ${ctx.orgId} and kind = ${kind} order by id limit 1 for key share`
  if (row) return row.id
  const [made] = await many<{ id: number }>(ctx)`
    with made as (select ${ctx.orgId}::bigint as org_id, ${kind}::text as kind) ${insertMade(ctx, [starterRow(kind, 0)])}`
  return made!.id
}

/** In one statement, so that the organisations that are marked are those that get the templates. */
async function insertStarters(services: Pick<Services, 'db' | 'now'>, orgIds: number[]): Promise<void> {
  await change(services)`
    with made as (
      insert into email_template_starters (org_id, kind, made_at)
      select org_id, kind, ${services.now()} from unnest(${orgIds}::bigint[]) org_id cross join unnest(${MAIL_KINDS}::text[]) kind
      order by org_id, kind on conflict do nothing returning org_id, kind
    ) ${insertMade(services, allRows())}`
}

/** Part of a statement: inserts the starter templates of `made` (org_id, kind). */
function insertMade({ now }: Pick<Services, 'now'>, rows: StarterRow[]) {
  return sql`
    insert into email_template (org_id, name, kind, language, subject, html, translations, variables, created_at, updated_at)
    select made.org_id, r.names ->> l.language, r.kind, l.language, r.words -> l.language ->> 'subject',
      r.words -> l.language ->> 'html', r.words - l.language, r.variables, ${now()}, ${now()}
    from made join jsonb_to_recordset(${JSON.stringify(rows)}) as r (n int, kind text, names jsonb, words jsonb, variables text[])
      using (kind)
    join organisation o on o.id = made.org_id
    cross join lateral (select case when lower(split_part(o.language, '-', 1)) = any(${LANGUAGES}::text[])
      then lower(split_part(o.language, '-', 1)) else 'en' end as language) l
    order by made.org_id, r.n
    on conflict do nothing returning id`
}

type StarterRow = ReturnType<typeof starterRow>

/** In reverse order, so that the first kind is the newest. */
function allRows(): StarterRow[] {
  return MAIL_KINDS.toReversed().map(starterRow)
}

function starterRow(kind: TemplateKind, n: number) {
  const { words } = starterOf(kind)
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, starterName(kind, language)]))
  return { n, kind, names, words, variables: variablesOfStarter(Object.values(words)) }
}
