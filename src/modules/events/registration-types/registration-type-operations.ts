import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { getType, listTypes } from './registration-type-queries.ts'
import { CreateRegistrationTypeBody, RegistrationType, UpdateRegistrationTypeBody } from './registration-type-schema.ts'
import { createType, deleteType, updateType } from './save-registration-type.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofType = Type.Object({ event_id: IdOf('event'), type_id: IdOf('registration type') })
const path = '/admin/events/:event_id/registration-types/:type_id'
const tag = 'Events'

/** Operations on the registration types of an event. */
export const registrationTypeOperations: readonly Operation[] = [
  operation({
    id: 'listRegistrationTypes',
    method: 'GET',
    path: '/admin/events/:id/registration-types',
    scope: 'events:read',
    tag,
    summary: 'List registration types',
    description: 'Lists the registration types of an event by position, with their questions and places taken.',
    params: ofEvent,
    query: Type.Object(Page),
    list: RegistrationType,
    run: (ctx, { params, query }) => listTypes(ctx, params.id, query),
  }),

  operation({
    id: 'createRegistrationType',
    method: 'POST',
    path: '/admin/events/:id/registration-types',
    scope: 'events:write',
    tag,
    summary: 'Create a registration type',
    description:
      'Adds a registration type, such as student or press, with places, questions and a closing time of its own. An event can have 20 (409 beyond that). An event with types asks everybody who registers for one.',
    params: ofEvent,
    body: CreateRegistrationTypeBody,
    answer: RegistrationType,
    status: 201,
    refusals: { 409: 'The event has a type with this name, or as many types as one can have' },
    run: (ctx, { params, body }) => createType(ctx, params.id, body),
  }),

  operation({
    id: 'getRegistrationType',
    method: 'GET',
    path,
    scope: 'events:read',
    tag,
    summary: 'Get a registration type',
    description: 'Returns a registration type with its questions and the places taken.',
    params: ofType,
    answer: RegistrationType,
    run: (ctx, { params }) => getType(ctx, params.event_id, params.type_id),
  }),

  operation({
    id: 'updateRegistrationType',
    method: 'PATCH',
    path,
    scope: 'events:write',
    tag,
    summary: 'Update a registration type',
    description:
      'Updates the fields you send; send questions as a whole. More places are offered to the waiting list at once. People who registered keep their type and their answers.',
    params: ofType,
    body: UpdateRegistrationTypeBody,
    answer: RegistrationType,
    refusals: { 409: 'The event has another type with this name' },
    run: (ctx, { params, body }) => updateType(ctx, params.event_id, params.type_id, body),
  }),

  operation({
    id: 'deleteRegistrationType',
    method: 'DELETE',
    path,
    scope: 'events:write',
    tag,
    summary: 'Delete a registration type',
    description:
      'Permanently deletes a registration type that no attendee has. Fails with 409 otherwise: give them another type with "Update an attendee", or set closes_at.',
    irreversible: 'Permanently deletes the registration type with its questions. This cannot be undone.',
    params: ofType,
    refusals: { 409: 'Attendees have this type' },
    run: (ctx, { params }) => deleteType(ctx, params.event_id, params.type_id),
  }),
]
