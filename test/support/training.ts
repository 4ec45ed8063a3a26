import assert from 'node:assert/strict'
import { trainingListener } from '../../src/modules/training/measuring/training-listener.ts'
import { handleAll } from './handle-all.ts'
import { type Answer, startWorld, type World } from './harness.ts'

export type TrainingWorld = World & {
  /** Has the listener hear all that has happened. */
  handle: () => Promise<void>
}

/** A world whose listener of training has its place, so that it misses nothing from now on. */
export async function startTraining(): Promise<TrainingWorld> {
  const world = await startWorld()
  const handle = () => handleAll(world, trainingListener)
  await handle()
  return { ...world, handle }
}

export async function ok(answer: Promise<Answer>): Promise<any> {
  const { status, body, text } = await answer
  assert.ok(status < 300, text)
  return body
}

let number = 0

/** An outside course. */
export function aCourse(world: World, fields: object = {}): Promise<any> {
  return ok(world.request('POST', '/admin/training/courses', { code: `C-${++number}`, name: 'Fire safety', ...fields }))
}

/** A programme that requires these. */
export function aProgramme(world: World, requirements: object[], fields: object = {}): Promise<any> {
  return ok(world.request('POST', '/admin/training/programmes', { name: 'Safety', requirements, ...fields }))
}

/** Gives a programme to people. */
export async function assign(world: World, programmeId: number, emails: string[], fields: object = {}): Promise<any> {
  const people = emails.map((email) => ({ email }))
  return ok(world.request('POST', `/admin/training/programmes/${programmeId}/assignments`, { people, ...fields }))
}

/** Body of an LMS webhook: a completion of each of these people. */
export const completionsOf = (emails: (string | number)[], fields: object) => ({
  completions: emails.map((email) => ({ email, external_id: `x-${++number}`, ...fields })),
})

/** Tells of completions of a course. */
export function complete(world: World, course: number | string, emails: string[], fields: object = {}): Promise<any> {
  return ok(world.request('POST', '/admin/training/completions', completionsOf(emails, { course, ...fields })))
}

/** The assignments of a person, oldest first. */
export async function assignmentsOf(world: World, email: string): Promise<any[]> {
  return (await ok(world.request('GET', `/admin/training/assignments?email=${email}`))).toReversed()
}
