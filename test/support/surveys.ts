import assert from 'node:assert/strict'
import { anAttendee, anEvent } from './factories.ts'
import type { World } from './harness.ts'
import { open, type Sent, send } from './public-forms.ts'

export const SURVEY = [
  { id: 'stars', type: 'rating', label: 'How did you like it?', required: true },
  { id: 'why', type: 'long_text', label: 'Why?' },
]

/** An event whose survey has been open for years. */
export function aSurveyedEvent(world: World, fields: object = {}): Promise<any> {
  return anEvent(world, { survey: SURVEY, survey_opens_at: '2020-01-01', ...fields })
}

/** An attendee, and what they can do with the link of the survey. */
export async function anAnswerer(world: World, event: { id: number }, fields: object = {}) {
  const attendee = await anAttendee(world, event.id, fields)
  const link = async () =>
    (await world.request('GET', `/admin/events/${event.id}/attendees/${attendee.id}/survey-link`)).body
  const page = new URL((await link()).url).pathname
  const look = (headers: Record<string, string> = {}) => open(world, page, headers)
  /** Fills in the form of the page as it is. */
  const answer = async (answers: Sent, headers: Record<string, string> = {}) =>
    send(world, await look(), fieldsOf(answers), headers)
  return { attendee, page, link, look, answer }
}

/** The fields of answers by the ids of their questions. */
export function fieldsOf(answers: Sent): Sent {
  return Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`answers.${id}`, answer]))
}

/** A response to the survey of an event. */
export async function aSurveyResponse(world: World, event: { id: number }, answers: Sent, fields: object = {}) {
  const answerer = await anAnswerer(world, event, fields)
  const { status, text } = await answerer.answer(answers)
  assert.equal(status, 303, text)
  return answerer
}

export const responsesOf = async (world: World, { id }: { id: number }, query = '') =>
  (await world.request('GET', `/admin/events/${id}/survey-responses${query}`)).body
