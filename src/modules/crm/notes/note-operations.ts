import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { ContactNote, ContactNoteBody, createNote, deleteNote, listNotes, updateNote } from './contact-notes.ts'

const params = Type.Object({ id: IdOf('note') })
const contact = Type.Object({ id: IdOf('contact') })
const tag = 'CRM'
const ofContact = '/admin/crm/contacts/:id/notes'
const path = '/admin/crm/notes/:id'

/** What is written down about contacts. */
export const noteOperations: readonly Operation[] = [
  operation({
    id: 'listContactNotes',
    method: 'GET',
    path: ofContact,
    scope: 'crm:read',
    tag,
    summary: 'List contact notes',
    description: 'Pages of the notes that were written about a contact, newest first, each with its whole text.',
    params: contact,
    query: Type.Object(Page),
    list: ContactNote,
    run: (ctx, { params, query }) => listNotes(ctx, params.id, query),
  }),

  operation({
    id: 'createContactNote',
    method: 'POST',
    path: ofContact,
    scope: 'crm:write',
    tag,
    summary: 'Write a contact note',
    description:
      'Adds a note to a contact; its time line tells that it was written. Each call adds one: send an idempotency key to repeat it safely.',
    params: contact,
    body: ContactNoteBody,
    answer: ContactNote,
    status: 201,
    run: (ctx, { params, body }) => createNote(ctx, params.id, body),
  }),

  operation({
    id: 'updateContactNote',
    method: 'PATCH',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Change a contact note',
    description: 'Takes another text for a note. What it said before is in the audit log alone.',
    params,
    body: Type.Partial(ContactNoteBody, { title: 'ContactNoteChange' }),
    answer: ContactNote,
    run: (ctx, { params, body }) => updateNote(ctx, params.id, body),
  }),

  operation({
    id: 'deleteContactNote',
    method: 'DELETE',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Delete a contact note',
    description: 'Deletes a note for ever. That it was written stays in the time line of the contact.',
    irreversible: 'The note is gone for good. It cannot be undone.',
    params,
    run: (ctx, { params }) => deleteNote(ctx, params.id),
  }),
]
