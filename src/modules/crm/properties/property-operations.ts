import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
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
    summary: 'List contact properties',
    description:
      'The fields of contacts that the organisation has defined itself, in the order in which they are shown. Their values are in `properties` of each contact.',
    answer: Type.Array(ContactProperty),
    run: (ctx) => listProperties(ctx),
  }),

  operation({
    id: 'setContactProperties',
    method: 'PUT',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Replace contact properties',
    description:
      'The list, of at most 50, takes the place of all own fields: send those that are to stay too. A field that is left out, or gets another type, loses its values for ever; where contacts have any, that is refused (409) unless `cascade=true`. Chosen options that are left out stay where they are.',
    query: PropertiesQuery,
    body: PropertiesBody,
    answer: Type.Array(ContactProperty),
    refusals: { 409: 'Contacts have values of a field that goes; the words tell how many' },
    run: (ctx, { query, body }) => saveProperties(ctx, body, query),
  }),
]
