import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { ContactNote, ContactNoteBody, createNote, deleteNote, listNotes, updateNote } from './contact-notes.ts'

const params = Type.Object({ id: IdOf('note') })
const contact = Type.Object({ id: IdOf('contact') })
const tag = 'CRM'
const ofContact = '/admin/crm/contacts/:id/notes'
const path = '/admin/crm/notes/:id'

/** Operations for notes on contacts. */
export const noteOperations: readonly Operation[] = [
  operation({
    id: 'listContactNotes',
    method: 'GET',
    path: ofContact,
    scope: 'crm:read',
    tag,
    summary: 'List contact notes',
    description: 'Lists the notes on a contact, newest first, with their full text.',
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
    summary: 'Create a contact note',
    description:
      'Adds a note to a contact, which its timeline records. Each call adds a note; send an idempotency key to retry safely.',
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
    summary: 'Update a contact note',
    description: 'Replaces the text of a note. The previous text is only kept in the audit log.',
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
    description: 'Permanently deletes a note. The timeline of the contact keeps the fact that it was written.',
    irreversible: 'The note is permanently deleted. This cannot be undone.',
    params,
    run: (ctx, { params }) => deleteNote(ctx, params.id),
  }),
]
