import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { CascadeDeals } from '../deals/clear-of-deals.ts'
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

/** People whom an organisation knows. */
export const contactOperations: readonly Operation[] = [
  operation({
    id: 'listContacts',
    method: 'GET',
    path: '/admin/crm/contacts',
    scope: 'crm:read',
    tag,
    summary: 'List contacts',
    description:
      'Pages of the people whom the organisation knows, newest first unless `sort` says otherwise. Filters may be combined. With a filter or search, X-Total-Count is exact up to 10,000; when there are more, X-Total-Count-Capped is true. A file has all of them, newest first.',
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
      'Pages of the tags that contacts have, with how many contacts have each; those that most have come first. To find the people use "List contacts" with `tag`.',
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
      'Makes a contact for a person: a name, an e-mail address or a telephone number is needed. An address that a contact has already is refused (409), and the words name that contact: use "Change a contact" then. For many people use "Import contacts".',
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
    description:
      'A contact with its account, own fields, lead score and the reasons for it. One that was merged into another is 404; the words name the contact that it is now. For what happened with them use "List the time line of a contact".',
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
    summary: 'Change a contact',
    description:
      'Changes the fields that are sent; `tags` takes the place of all tags, `properties` changes the keys that it names. Where anything changes, `crm.profile_updated` tells what it was and what it is now. An address of another contact is refused (409).',
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
    summary: 'Delete a contact',
    description:
      'Deletes a contact with its notes, its time line and those that were merged into it, for ever. One with deals is refused (409) unless `cascade=true` deletes these too. To erase a person everywhere use "Erase a person".',
    irreversible:
      'The contact, those merged into it, its notes and its time line are gone for good. It cannot be undone.',
    params,
    query: Type.Object({ cascade: CascadeDeals }),
    refusals: { 409: 'It has deals; the words name them' },
    run: (ctx, { params, query }) => deleteContact(ctx, params.id, query),
  }),
]
