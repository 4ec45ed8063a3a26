import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id, Page } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { CascadeDeals } from '../deals/clear-of-deals.ts'
import { ContactsQuery } from './contact-filters.ts'
import { getContact } from './contact-queries.ts'
import { Contact, CreateContactBody, UpdateContactBody } from './contact-schema.ts'
import { contactTable } from './contact-table.ts'
import { deleteContact } from './delete-contact.ts'
import { listContacts } from './list-contacts.ts'
import { ContactTag, listTags } from './list-tags.ts'
import { createContact, updateContact } from './save-contact.ts'

const params = Type.Object({ id: Id })
const tag = 'CRM'
const path = '/admin/crm/contacts/:id'

/** People whom an organisation knows. */
export const contactOperations: readonly Operation[] = [
  operation({
    id: 'listContacts',
    method: 'GET',
    path: '/admin/crm/contacts',
    scope: 'crm:read',
    tag,
    summary: 'List contacts, newest first unless sort says otherwise',
    description:
      'Filters may be combined. With filters X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. Without filters, and with a search, it is exact. A file has all of them, newest first.',
    query: ContactsQuery,
    list: Contact,
    table: (ctx, { query }) => contactTable(ctx, query),
    run: (ctx, { query }) => listContacts(ctx, query),
  }),

  operation({
    id: 'listContactTags',
    method: 'GET',
    path: '/admin/crm/tags',
    scope: 'crm:read',
    tag,
    summary: 'List the tags of contacts, those that most have first',
    query: Type.Object(Page),
    list: ContactTag,
    run: (ctx, { query }) => listTags(ctx, query),
  }),

  operation({
    id: 'createContact',
    method: 'POST',
    path: '/admin/crm/contacts',
    scope: 'crm:write',
    tag,
    summary: 'Make a contact',
    body: CreateContactBody,
    answer: Contact,
    status: 201,
    refusals: {
      409: 'Another contact has the e-mail address, or is one with a contact that has it; the words name it',
    },
    run: (ctx, { body }) => createContact(ctx, body),
  }),

  operation({
    id: 'getContact',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag,
    summary: 'Read a contact',
    description: 'A contact that was merged into another is 404; the words name the one that it is now.',
    params,
    answer: Contact,
    run: (ctx, { params }) => getContact(ctx, params.id),
  }),

  operation({
    id: 'updateContact',
    method: 'PATCH',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Change the given fields of a contact',
    description: 'Where anything changes, `crm.profile_updated` tells what it was and what it is now.',
    params,
    body: UpdateContactBody,
    answer: Contact,
    refusals: { 409: 'Another contact has the e-mail address; the words name it' },
    run: (ctx, { params, body }) => updateContact(ctx, params.id, body),
  }),

  operation({
    id: 'deleteContact',
    method: 'DELETE',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Delete a contact with its notes, its time line and those that were merged into it',
    irreversible:
      'The contact, those merged into it, its notes and its time line are gone for good. It cannot be undone.',
    params,
    query: Type.Object({ cascade: CascadeDeals }),
    refusals: { 409: 'It has deals; the words name them' },
    run: (ctx, { params, query }) => deleteContact(ctx, params.id, query),
  }),
]
