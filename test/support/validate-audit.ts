import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { PANEL_LANGUAGES } from '../../src/modules/panel/panel-languages.ts'
import type { Services } from '../../src/platform/context/context.ts'
import { sql } from '../../src/platform/db/sql.ts'

type Words = Record<string, string>
type Texts = { subjects: Words; deeds: Words; activities: Words; mails: Words }

/** Stand-ins for the imports of texts. */
const STUBS = "const messages = (texts) => texts; const pluralsOf = () => () => ''"
const PAGES = '../../panel/src/pages/'
const TEXTS = Object.fromEntries(
  await Promise.all(
    PANEL_LANGUAGES.map(async (language) => {
      const pages = language === 'en' ? PAGES : `../../panel/languages/${language}/pages/`
      return [language, await readTexts(pages)] as const
    }),
  ),
)

/**
 * Validates that the panel has words for every recorded action and kind of email, in its languages, and that states
 * before and after are records, which an erasure searches. Actions that a test made up have no dot, and kinds of emails
 * no underscore.
 */
export async function validateAudit({ db }: Pick<Services, 'db'>): Promise<void> {
  const { rows } = await db.run<{ action: string }>(
    sql`select distinct action from audit_entry where action like '%.%' order by action`,
  )
  const { rows: kinds } = await db.run<{ kind: string }>(sql`select distinct kind from email where kind like '%\\_%'`)
  for (const { kind } of kinds)
    for (const [language, { mails }] of Object.entries(TEXTS))
      assert.ok(
        mails[kind],
        `the panel has no name in ${language} for emails of the kind ${kind}: add it in emails/messages/kinds.ts`,
      )
  const { rows: single } = await db.run<{ action: string }>(
    sql`select action from audit_entry where jsonb_typeof(before) not in ('object', 'array')
        or jsonb_typeof(after) not in ('object', 'array')`,
  )
  assert.deepEqual(single, [], 'states in the audit log are records or null')
  for (const { action } of rows) {
    const [subject = '', deed = ''] = action.split('.')
    for (const [language, { subjects, deeds, activities }] of Object.entries(TEXTS)) {
      const where = `the panel has no words in ${language} for the audit action ${action}: add them in`
      assert.ok(subjects[subject], `${where} settings/messages/subjects.ts`)
      assert.ok(deeds[deed], `${where} settings/messages/deeds.ts`)
      assert.ok(subject !== 'attendee' || activities[action], `${where} attendees/messages/attendee.ts`)
    }
  }
}

async function readTexts(pages: string): Promise<Texts> {
  const [{ subjectMessages }, { deedMessages }, { attendeeMessages }, kinds] = await Promise.all([
    textsIn<{ subjectMessages: Words }>(`${pages}settings/messages/subjects.ts`),
    textsIn<{ deedMessages: Words }>(`${pages}settings/messages/deeds.ts`),
    textsIn<{ attendeeMessages: { activities: Words } }>(`${pages}attendees/messages/attendee.ts`),
    textsIn<{ kindMessages: Words; otherKindMessages: Words }>(`${pages}emails/messages/kinds.ts`),
  ])
  return {
    subjects: subjectMessages,
    deeds: deedMessages,
    activities: attendeeMessages.activities,
    mails: { ...kinds.kindMessages, ...kinds.otherKindMessages },
  }
}

/** Reads texts of the panel, whose components do not run here. */
function textsIn<Texts>(file: string): Promise<Texts> {
  const source = stripTypeScriptTypes(readFileSync(new URL(file, import.meta.url), 'utf8'))
  const alone = source.replace(/^import (?:\{[^}]*\}|.*?) from .*$/gm, '')
  return import(`data:text/javascript,${encodeURIComponent(`${STUBS}\n${alone}`)}`)
}
