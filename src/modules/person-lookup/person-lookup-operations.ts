import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { ANY_MEMBER } from '../organisations/index.ts'
import { lookUpPerson } from './look-up-person.ts'
import { PersonRecords } from './person-records-schema.ts'

export const personLookupOperations: readonly Operation[] = [
  operation({
    id: 'getPersonRecords',
    method: 'GET',
    path: '/admin/person',
    scope: ANY_MEMBER,
    tag: 'People',
    summary: 'Get the records of a person',
    description:
      'Returns all records of an email address across events. Each part has its total and its 50 newest records, and is absent without its read scope. Members limited to certain events see the records of these events only. An unknown address has empty parts.',
    query: Type.Object({
      email: Type.String({
        maxLength: 254,
        format: 'email',
        description: 'Email address of the person; letter case is ignored',
      }),
    }),
    answer: PersonRecords,
    run: (ctx, { query }) => lookUpPerson(ctx, query.email),
  }),
]
