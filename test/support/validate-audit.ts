import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { Services } from '../../src/platform/context/context.ts'
import { sql } from '../../src/platform/db/sql.ts'

type Words = Record<string, string>

const PAGES = '../../panel/src/pages/'
const [{ subjectMessages }, { deedMessages }, { attendeeMessages }] = await Promise.all([
  textsIn<{ subjectMessages: Record<'en' | 'tr', Words> }>('settings/messages/subjects.ts'),
  textsIn<{ deedMessages: Record<'en' | 'tr', Words> }>('settings/messages/deeds.ts'),
  textsIn<{ attendeeMessages: Record<'en' | 'tr', { activities: Words }> }>('attendees/messages/attendee.ts'),
])

/**
 * Validates that the panel has words for every recorded action, in both languages, and that states before and after are
 * records, which an erasure searches. Actions that a test made up have no dot.
 */
export async function validateAudit({ db }: Pick<Services, 'db'>): Promise<void> {
  const { rows } = await db.run<{ action: string }>(
    sql`select distinct action from audit_entry where action like '%.%' order by action`,
  )
  const { rows: single } = await db.run<{ action: string }>(
    sql`select action from audit_entry where jsonb_typeof(before) not in ('object', 'array')
        or jsonb_typeof(after) not in ('object', 'array')`,
  )
  assert.deepEqual(single, [], 'states in the audit log are records or null')
  for (const { action } of rows) {
    const [subject = '', deed = ''] = action.split('.')
    for (const language of ['en', 'tr'] as const) {
      const where = `the panel has no words in ${language} for the audit action ${action}: add them in`
      assert.ok(subjectMessages[language][subject], `${where} settings/messages/subjects.ts`)
      assert.ok(deedMessages[language][deed], `${where} settings/messages/deeds.ts`)
      const isShown = subject !== 'attendee' || attendeeMessages[language].activities[action]
      assert.ok(isShown, `${where} attendees/messages/attendee.ts`)
    }
  }
}

/** Reads texts of the panel, whose components do not run here. */
function textsIn<Texts>(file: string): Promise<Texts> {
  const source = stripTypeScriptTypes(readFileSync(new URL(PAGES + file, import.meta.url), 'utf8'))
  const alone = source.replace(/^import .*$/gm, '')
  return import(`data:text/javascript,${encodeURIComponent(`const messages = (texts) => texts\n${alone}`)}`)
}
