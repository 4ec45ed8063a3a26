import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { createSpeaker, deleteSpeaker, updateSpeaker } from './save-speaker.ts'
import { getSpeaker, listSpeakers } from './speaker-queries.ts'
import { CreateSpeakerBody, Speaker, UpdateSpeakerBody } from './speaker-schema.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofSpeaker = Type.Object({ event_id: IdOf('event'), speaker_id: IdOf('speaker') })
const path = '/admin/events/:event_id/speakers/:speaker_id'
const tag = 'Sessions'

/** Operations on the speakers of an event. */
export const speakerOperations: readonly Operation[] = [
  operation({
    id: 'listSpeakers',
    method: 'GET',
    path: '/admin/events/:id/speakers',
    scope: 'sessions:read',
    tag,
    summary: 'List speakers',
    description: 'Lists the speakers of an event by name, with the sessions in which they speak.',
    params: ofEvent,
    query: Type.Object(Page),
    list: Speaker,
    run: (ctx, { params, query }) => listSpeakers(ctx, params.id, query),
  }),

  operation({
    id: 'createSpeaker',
    method: 'POST',
    path: '/admin/events/:id/speakers',
    scope: 'sessions:write',
    tag,
    summary: 'Create a speaker',
    description:
      'Adds a person who speaks at an event, which can have 500 (409 beyond that). Sessions name them by `speaker_ids`, and the page of the event shows their picture and biography.',
    params: ofEvent,
    body: CreateSpeakerBody,
    answer: Speaker,
    status: 201,
    refusals: { 409: 'The event has as many speakers as one can have' },
    run: (ctx, { params, body }) => createSpeaker(ctx, params.id, body),
  }),

  operation({
    id: 'getSpeaker',
    method: 'GET',
    path,
    scope: 'sessions:read',
    tag,
    summary: 'Get a speaker',
    description: 'Returns a speaker with picture, biography and the sessions in which they speak.',
    params: ofSpeaker,
    answer: Speaker,
    run: (ctx, { params }) => getSpeaker(ctx, params.event_id, params.speaker_id),
  }),

  operation({
    id: 'updateSpeaker',
    method: 'PATCH',
    path,
    scope: 'sessions:write',
    tag,
    summary: 'Update a speaker',
    description: 'Updates the fields you send, in all sessions in which the person speaks.',
    params: ofSpeaker,
    body: UpdateSpeakerBody,
    answer: Speaker,
    run: (ctx, { params, body }) => updateSpeaker(ctx, params.event_id, params.speaker_id, body),
  }),

  operation({
    id: 'deleteSpeaker',
    method: 'DELETE',
    path,
    scope: 'sessions:write',
    tag,
    summary: 'Delete a speaker',
    description: 'Permanently deletes a speaker. Their sessions stay and no longer name them.',
    irreversible: 'Permanently deletes the speaker with picture and biography. This cannot be undone.',
    params: ofSpeaker,
    run: (ctx, { params }) => deleteSpeaker(ctx, params.event_id, params.speaker_id),
  }),
]
