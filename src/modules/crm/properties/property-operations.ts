import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Type } from '../../../platform/type.ts'
import { listProperties } from './list-properties.ts'
import { ContactProperty, PropertiesBody, PropertiesQuery } from './property-schema.ts'
import { saveProperties } from './save-properties.ts'

const tag = 'CRM'
const path = '/admin/crm/properties'

/** The fields of contacts that an organisation has of its own. */
export const propertyOperations: readonly Operation[] = [
  operation({
    id: 'getContactProperties',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag,
    summary: 'Read the own fields of contacts, in the order in which they are shown',
    answer: Type.Array(ContactProperty),
    run: (ctx) => listProperties(ctx),
  }),

  operation({
    id: 'setContactProperties',
    method: 'PUT',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Make the own fields of contacts those that are given: the whole list, up to 50',
    description:
      'Values are judged when they are written; an option that is left out stays where it was chosen. A field that is left out, or gets another type, loses its values, if `cascade` says so.',
    query: PropertiesQuery,
    body: PropertiesBody,
    answer: Type.Array(ContactProperty),
    refusals: { 409: 'Contacts have values of a field that goes; the words tell how many' },
    run: (ctx, { query, body }) => saveProperties(ctx, body, query),
  }),
]
