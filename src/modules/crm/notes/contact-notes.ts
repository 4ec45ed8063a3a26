import type { Static } from 'typebox'
import { noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { Type } from '../../../lib/type.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { CreatedAt, Id, IdOf, Title, UpdatedAt } from '../../../platform/http/validation/schema.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import { lockContact, noSuchContact } from '../contacts/contact-queries.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { addActivities } from '../timeline/add-activities.ts'

const text = Title(10_000, 'Text of the note')
export const ContactNote = Type.Object(
  { id: Id, contact_id: IdOf('contact'), text, created_at: CreatedAt, updated_at: UpdatedAt },
  { title: 'ContactNote' },
)
export const ContactNoteBody = Type.Object({ text }, { title: 'NewContactNote' })

type ContactNote = Static<typeof ContactNote>
type ContactNoteBody = Static<typeof ContactNoteBody>
type NoteRow = Omit<ContactNote, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date }

const columns = sql`n.id, n.contact_id, n.text, n.created_at, n.updated_at`

function noteToWire({ id, contact_id, text, created_at, updated_at }: NoteRow): ContactNote {
  return { id, contact_id, text, created_at: isoTime(created_at), updated_at: isoTime(updated_at) }
}

/** Lists the notes of a contact, newest first. @throws AppError not_found for the contact */
export async function listNotes(ctx: Context, contactId: number, query: PageQuery): Promise<Listed<ContactNote>> {
  const { rows, total } = await listPage<NoteRow>(ctx.db, query, {
    within: sql`select id from contact where org_id = ${ctx.orgId} and id = ${contactId} and merged_into is null`,
    ids: sql`select id from contact_note where org_id = ${ctx.orgId} and contact_id = ${contactId}`,
    rows: sql`select ${columns} from page join contact_note n using (id)`,
  })
  if (total === null) throw await noSuchContact(ctx, contactId)
  return { rows: rows.map(noteToWire), total }
}

/** Creates a note, which the contact's timeline records. @throws AppError not_found for the contact */
export function createNote(ctx: Context, contactId: number, input: ContactNoteBody): Promise<ContactNote> {
  return inTransaction(ctx, async (ctx) => {
    await lockContact(ctx, contactId)
    const note = noteToWire(
      await one<NoteRow>(ctx)`
        insert into contact_note as n (org_id, contact_id, text, created_at, updated_at)
        values (${ctx.orgId}, ${contactId}, ${input.text.trim()}, ${ctx.now()}, ${ctx.now()}) returning ${columns}`,
    )
    await addActivities(ctx, [
      { contactId, kind: 'note', at: ctx.now(), subjectType: 'contact_note', subjectId: note.id },
    ])
    await rescoreContacts(ctx, [contactId])
    await recordAudit(ctx, {
      action: 'contact_note.create',
      subjectType: 'contact_note',
      subjectId: note.id,
      after: note,
    })
    return note
  })
}

/** Updates the text of a note. @throws AppError not_found */
export function updateNote(ctx: Context, id: number, input: Partial<ContactNoteBody>): Promise<ContactNote> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockNote(ctx, id)
    const text = input.text?.trim() ?? before.text
    if (text === before.text) return before
    const after = noteToWire(
      await one<NoteRow>(ctx)`
        update contact_note n set text = ${text}, updated_at = ${ctx.now()}
        where n.id = ${id} returning ${columns}`,
    )
    await recordAudit(ctx, { action: 'contact_note.update', subjectType: 'contact_note', subjectId: id, before, after })
    return after
  })
}

/** Deletes a note; the timeline keeps the fact that it was written. @throws AppError not_found */
export function deleteNote(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockNote(ctx, id)
    await change(ctx)`delete from contact_note where id = ${id}`
    await recordAudit(ctx, { action: 'contact_note.delete', subjectType: 'contact_note', subjectId: id, before })
  })
}

async function lockNote(ctx: TxContext, id: number): Promise<ContactNote> {
  const row = await maybeOne<NoteRow>(ctx)`
    select ${columns} from contact_note n where n.org_id = ${ctx.orgId} and n.id = ${id} for update`
  if (row === null) throw noSuch('note')
  return noteToWire(row)
}
