import assert from 'node:assert/strict'
import { sentFields } from '../../src/platform/questions/questions.fixture.ts'
import type { World } from './harness.ts'

export type Page = Awaited<ReturnType<typeof open>>
export const PERSON = { first_name: 'Ayşe', last_name: "O'Hara & <b>", email: 'ayse@örnek.example' }

export type Sent = Record<string, unknown>

/** A page as a browser opens it. */
export function open(world: World, address: string, headers: Record<string, string> = {}) {
  return ask(world, { method: 'GET', url: new URL(address, 'http://laurel.test').href, headers })
}

/** The forms of a page: where each is sent, and what a browser sends of it while nobody touches it. */
export function formsOf({ text }: { text: string }): { action: string; fields: Sent }[] {
  return [...text.matchAll(/<form [^>]*method="post" action="([^"]*)"(?: novalidate)?>([\s\S]*?)<\/form>/g)].map(
    ([, action, inner]) => ({
      action: action!.replaceAll('&#61;', '='),
      fields: sentFields(inner!.trim()),
    }),
  )
}

/** Sends the first form of a page, or the one for an act, with these fields typed over, as a browser does. */
export function send(world: World, page: { text: string }, typed: Sent = {}, headers: Record<string, string> = {}) {
  const { act } = typed
  const form = formsOf(page).find(({ fields }) => act === undefined || fields['act'] === act)
  assert.ok(form, 'there is no such form')
  return sendFields(world, form.action, { ...form.fields, ...typed }, headers)
}

export function sendFields(world: World, action: string, fields: Sent, headers: Record<string, string> = {}) {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return sendBody(world, action, new URLSearchParams(pairs).toString(), headers)
}

export function sendBody(world: World, action: string, payload: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return ask(world, { method: 'POST', url: action, payload, headers: { ...type, ...headers } })
}

async function ask(
  world: World,
  request: { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; payload?: string },
) {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...request.headers }
  const { statusCode, headers: got, body } = await world.app.inject({ ...request, headers })
  return { status: statusCode, headers: got, text: body, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1] }
}

/** Fails unless a page can be used without seeing it: one heading, every field labelled, every link inside it leading somewhere. */
export function assertUsable({ text }: { text: string }): void {
  assert.equal(text.match(/<h1[ >]/g)?.length, 1)
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
  assert.equal(new Set(ids).size, ids.length, 'each id once')
  const fields = [...text.matchAll(/<(?:input|select|textarea)(?![^>]*type="hidden")[^>]* id="([^"]+)"/g)]
  for (const [, id] of fields) assert.ok(text.includes(`<label for="${id}">`), `${id} has a label`)
  const named = [...text.matchAll(/ (?:href="#|aria-(?:describedby|labelledby)=")([^"]+)"/g)]
  for (const [, list] of named) for (const id of list!.split(' ')) assert.ok(ids.includes(id), `#${id} leads somewhere`)
  for (const [tag] of text.matchAll(/<input[^>]*type="(?:date|number|checkbox|radio|hidden)"[^>]*>/g))
    assert.doesNotMatch(tag, / maxlength=/, 'only texts have a longest length (HTML, input attributes)')
  assert.doesNotMatch(
    text.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, ''),
    /<script|style=| on\w+=/,
  )
}

/** The form of an event, drawn long enough ago. */
export async function drawnForm(world: World, event: { public_url: string }): Promise<Page> {
  const page = await open(world, event.public_url)
  world.advance(3_000)
  return page
}

export const peopleOf = async (world: World, { id }: { id: number }) =>
  (await world.request('GET', `/admin/events/${id}/attendees`)).body
