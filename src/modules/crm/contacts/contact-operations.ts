import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { getContact } from './contact-queries.ts'
import { Contact, CreateContactBody, UpdateContactBody } from './contact-schema.ts'
import { createContact, updateContact } from './save-contact.ts'

const params = Type.Object({ id: Id })
const tag = 'CRM'
const path = '/admin/crm/contacts/:id'

/** People whom an organisation knows. */
export const contactOperations: readonly Operation[] = [
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
]
