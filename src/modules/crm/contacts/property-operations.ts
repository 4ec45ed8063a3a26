import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { listProperties } from '../properties/list-properties.ts'
import { ContactProperty, PropertiesBody, PropertiesQuery } from '../properties/property-schema.ts'
import { saveProperties } from './save-properties.ts'

const tag = 'CRM'
const path = '/admin/crm/properties'

/** Operations for custom contact fields. */
export const propertyOperations: readonly Operation[] = [
  operation({
    id: 'getContactProperties',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag,
    summary: 'List custom contact fields',
    description:
      'Lists the custom fields that the organisation has defined for contacts, in display order. Their values are in `properties` of each contact.',
    answer: Type.Array(ContactProperty),
    run: (ctx) => listProperties(ctx),
  }),

  operation({
    id: 'setContactProperties',
    method: 'PUT',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Replace custom contact fields',
    description:
      'Replaces all custom fields with this list of at most 50, so include the ones to keep. A field that is left out or changes its type loses its values permanently; if contacts have any, this needs `cascade=true` (409 otherwise). Contacts keep chosen options that are left out.',
    query: PropertiesQuery,
    body: PropertiesBody,
    answer: Type.Array(ContactProperty),
    refusals: { 409: 'Contacts have values of a removed field; the message says how many' },
    run: (ctx, { query, body }) => saveProperties(ctx, body, query),
  }),
]
