import { LANGUAGES, languageOf } from '../../../lib/text/languages.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { MAIL_KINDS } from './mail-kinds.ts'
import { starterName, starterOf } from './starters.ts'
import type { TemplateWords } from './template-words.ts'
import { validateLiquid } from './validate-liquid.ts'

/**
 * Creates an organisation's starter templates, once: deleted ones do not come back. Call it outside the transaction of
 * a verb, so that a rejected request does not roll them back.
 */
export async function ensureFirstTemplates(ctx: Context): Promise<void> {
  const { made } = await one<{ made: boolean }>(ctx)`
    select exists (select from email_template_starters where org_id = ${ctx.orgId}) as made`
  if (!made) await makeFirstTemplates(ctx)
}

async function makeFirstTemplates(ctx: Context): Promise<void> {
  const rows = await firstRows()
  await inTransaction(ctx, async (ctx) => {
    // Concurrent calls wait here and then create none.
    const isFirst = await change(ctx)`
      insert into email_template_starters (org_id, made_at) values (${ctx.orgId}, ${ctx.now()}) on conflict do nothing`
    if (isFirst === 0) return
    const organisation = await one<{ language: string }>(ctx)`select language from organisation where id = ${ctx.orgId}`
    const language = languageOf(organisation.language) ?? 'en'
    await change(ctx)`
      insert into email_template (org_id, name, kind, language, subject, html, translations, variables, created_at, updated_at)
      select ${ctx.orgId}, r.names ->> ${language}, r.kind, ${language}, r.words -> ${language} ->> 'subject',
        r.words -> ${language} ->> 'html', r.words - ${language}::text, r.variables, ${ctx.now()}, ${ctx.now()}
      from jsonb_to_recordset(${JSON.stringify(rows)}) as r (n int, kind text, names jsonb, words jsonb, variables text[])
      order by r.n
      on conflict (org_id, kind) where kind = any ('{registration_confirmed,place_offered,certificate,certificate_expiring}'::text[])
        do nothing`
  })
}

/** Created in reverse order, so that the first kind is the newest. */
async function firstRows() {
  const rows = MAIL_KINDS.toReversed().map(async (kind, n) => {
    const { words } = starterOf(kind)
    const names = Object.fromEntries(LANGUAGES.map((language) => [language, starterName(kind, language)]))
    return { n, kind, names, words, variables: await variablesIn(Object.values(words)) }
  })
  return Promise.all(rows)
}

async function variablesIn(words: TemplateWords[]): Promise<string[]> {
  const judged = await Promise.all(
    words.flatMap(({ subject, html }) => [subject, html]).map((part) => validateLiquid(part, null)),
  )
  return [...new Set(judged.flatMap(({ variables }) => variables))].toSorted()
}
