import assert from 'node:assert/strict'
import { open, send } from '../../../test/support/public-forms.ts'
import { fieldsOf } from '../../../test/support/surveys.ts'
import type { Stage } from './guide.ts'

const PEOPLE = [
  ['Ada', 'Lovelace'],
  ['Mehmet', 'Işık'],
  ['مريم', 'الأسطرلابية'],
  ['Grace', 'Hopper'],
  ['Zeynep', 'Kaya'],
  ['Alan', 'Turing'],
  ['Sofia', 'Kovalevskaya'],
  ['Ali', 'Kuşçu'],
  ['Emmy', 'Noether'],
  ['Srinivasa', 'Ramanujan'],
] as const

/** Registers made-up people on the event page. */
export async function registerPeople({ world, ids }: Stage): Promise<void> {
  const { body: types } = await world.request('GET', `/admin/events/${ids['event']}/registration-types`)
  for (const [nth, [first_name, last_name]] of PEOPLE.entries()) {
    const person = {
      first_name,
      last_name,
      email: `guest${nth + 1}@example.org`,
      registration_type_id: types[nth % 3 === 2 ? 1 : 0].id,
    }
    const answer = await world.request('POST', `/public/events/${ids['event']}/registrations`, person, { key: null })
    assert.equal(answer.status, 201, answer.text)
  }
}

/** Checks the first of them in at the event, or at one of its sessions. */
export async function checkPeopleIn({ world, ids }: Stage, count: number, session?: number): Promise<void> {
  const door = session === undefined ? 'checkin' : `sessions/${session}/checkin`
  for (const nth of Array.from({ length: count }).keys()) {
    const body = { email: `guest${nth + 1}@example.org` }
    const { status, text } = await world.request('POST', `/admin/events/${ids['event']}/${door}`, body)
    assert.equal(status, 200, text)
  }
}

/** Answers the ready-made survey as some of them. */
export async function answerSurvey({ world, ids }: Stage): Promise<void> {
  const event = `/admin/events/${ids['event']}`
  const [rating, recommended, liked, better, again] = (await world.request('GET', event)).body.survey
  const { body: people } = await world.request('GET', `${event}/attendees?checked_in=true`)
  for (const [nth, { id }] of people.entries()) {
    const { body } = await world.request('GET', `${event}/attendees/${id}/survey-link`)
    const page = await open(world, new URL(body.url).pathname)
    const answers = {
      [rating.id]: String(nth % 4 === 3 ? 4 : 5),
      [recommended.id]: String(10 - (nth % 4)),
      [liked.id]: liked.options[nth % 3],
      [better.id]: nth % 3 === 0 ? 'More time for questions' : '',
      [again.id]: nth % 5 === 4 ? 'no' : 'yes',
    }
    const sent = await send(world, page, fieldsOf(answers))
    assert.equal(sent.status, 303, sent.text)
  }
}
