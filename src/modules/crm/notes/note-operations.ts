import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id, Page } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { ContactNote, ContactNoteBody, createNote, deleteNote, listNotes, updateNote } from './contact-notes.ts'

const params = Type.Object({ id: Id })
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
    summary: 'List the notes about a contact, newest first',
    params,
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
    summary: 'Write a note about a contact',
    params,
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
    summary: 'Change a note about a contact',
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
    summary: 'Delete a note about a contact',
    irreversible: 'The note is gone for good. It cannot be undone.',
    params,
    run: (ctx, { params }) => deleteNote(ctx, params.id),
  }),
]
