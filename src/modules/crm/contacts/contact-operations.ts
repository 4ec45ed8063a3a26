import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { CascadeDeals } from '../records/clear-of-deals.ts'
import { ContactsQuery } from './contact-filters.ts'
import { getContact } from './contact-queries.ts'
import { Contact, CreateContactBody, UpdateContactBody } from './contact-schema.ts'
import { contactTable } from './contact-table.ts'
import { deleteContact } from './delete-contact.ts'
import { listContacts } from './list-contacts.ts'
import { ContactTag, listTags } from './list-tags.ts'
import { createContact, updateContact } from './save-contact.ts'

const params = Type.Object({ id: IdOf('contact') })
const tag = 'CRM'
const path = '/admin/crm/contacts/:id'

/** Operations for contacts. */
export const contactOperations: readonly Operation[] = [
  operation({
    id: 'listContacts',
    method: 'GET',
    path: '/admin/crm/contacts',
    scope: 'crm:read',
    tag,
    summary: 'List contacts',
    description:
      'Lists contacts, newest first unless `sort` says otherwise. Filters can be combined. With filters or a search, X-Total-Count is exact up to 10,000; beyond that X-Total-Count-Capped is true. The file contains all matching contacts, newest first.',
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
    summary: 'List contact tags',
    description:
      'Lists the tags of contacts with the number of contacts of each, most used first. To find the people with a tag, use "List contacts" with `tag`.',
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
    summary: 'Create a contact',
    description:
      'Creates a contact, which needs a name, an email address or a phone number. If a contact already has the email address, the request fails with 409 and the message names it: use "Update a contact". For many people, use "Import contacts".',
    body: CreateContactBody,
    answer: Contact,
    status: 201,
    refusals: {
      409: 'Another contact, or one merged into it, has the email address; the message names it',
    },
    run: (ctx, { body }) => createContact(ctx, body),
  }),

  operation({
    id: 'getContact',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag,
    summary: 'Get a contact',
    description:
      'Returns a contact with its account, custom fields, lead score and score reasons. A merged contact returns 404 and the message names the current one. For its activities, use "List the timeline of a contact".',
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
    summary: 'Update a contact',
    description:
      'Updates the given fields. `tags` replaces all tags; `properties` changes only the keys that it contains. Each change emits `crm.profile_updated` with old and new values. If another contact has the email address, the request fails with 409.',
    params,
    body: UpdateContactBody,
    answer: Contact,
    refusals: { 409: 'Another contact has the email address; the message names it' },
    run: (ctx, { params, body }) => updateContact(ctx, params.id, body),
  }),

  operation({
    id: 'deleteContact',
    method: 'DELETE',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Delete a contact',
    description:
      'Permanently deletes a contact with its notes, timeline and the contacts merged into it. A contact with deals needs `cascade=true`, which deletes the deals as well; otherwise the request fails with 409. To erase a person everywhere, use "Erase a person".',
    irreversible:
      'The contact, the contacts merged into it, its notes and its timeline are permanently deleted. This cannot be undone.',
    params,
    query: Type.Object({ cascade: CascadeDeals }),
    refusals: { 409: 'The contact has deals; the message names them' },
    run: (ctx, { params, query }) => deleteContact(ctx, params.id, query),
  }),
]
