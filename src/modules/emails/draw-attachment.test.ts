import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEmail, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { collectAttachments } from '../../collect.ts'
import { AppError } from '../../lib/errors.ts'
import { modules } from '../../modules.ts'
import type { Module } from '../../platform/module.ts'

const drawn: { orgId: number; subjectId: number }[] = []

/** A module of a higher floor that draws attachments for some records only. */
const papers: Module = {
  name: 'papers',
  floor: 'domain',
  attachments: [
    {
      kind: 'paper',
      contentType: 'application/x-paper',
      draw: async (_, of) => {
        drawn.push(of)
        if (of.subjectId === 503) throw new AppError('unavailable', 'Too much is being drawn.')
        return of.subjectId < 10 ? Buffer.from(`Paper ${of.subjectId} of ${of.orgId}`) : null
      },
    },
  ],
}

let world: World
before(async () => {
  world = await startWorld({ modules: [...modules, papers] })
})
after(() => world[Symbol.asyncDispose]())

async function read(subjectId: number, name = 'paper.pdf') {
  const id = await anEmail(world, { attachments: [{ kind: 'paper', fileName: 'paper.pdf', subjectId }] })
  return world.request('GET', `/admin/emails/${id}/attachments/${name}`)
}

test('an attachment is drawn when it is asked for, by the module that brought its kind, and stored nowhere', async () => {
  const asked = drawn.length
  const answer = await read(7)
  assert.deepEqual(
    [answer.status, answer.text, answer.headers['content-type'], answer.headers['content-disposition']],
    [200, 'Paper 7 of 1', 'application/x-paper', 'attachment; filename="paper.pdf"'],
  )
  assert.deepEqual(drawn.slice(asked), [{ orgId: 1, subjectId: 7 }])
})

test('of an attachment whose record is gone there is an answer that says so, and so of a kind that is no more', async () => {
  assertRefused(await read(10), 410, 'gone')
  const id = await anEmail(world, { attachments: [{ kind: 'paper', fileName: 'paper.pdf', subjectId: 1 }] })
  await world.query(
    `update email set attachments = '[{"kind": "scroll", "file_name": "a.pdf", "subject_id": 1}]' where id = ${id}`,
  )
  assertRefused(await world.request('GET', `/admin/emails/${id}/attachments/a.pdf`), 410, 'gone')
  assert.equal((await world.request('GET', `/admin/emails/${id}`)).body.attachments[0].file_name, 'a.pdf')
})

test('a name that the mail does not have is 404, and too much drawing at once is 503', async () => {
  for (const name of ['other.pdf', 'PAPER.pdf', '..%2fpaper.pdf', '%0d%0aX:1', `${'x'.repeat(100)}`])
    assertRefused(await read(1, name), 404, 'not_found')
  assertRefused(await read(503), 503, 'unavailable')
})

test('the agenda of an event is a file that mails carry, until the event is gone', async () => {
  const event = await anEvent(world, { event_date: '2026-12-01' })
  const id = await anEmail(world, { attachments: [{ kind: 'event_ics', fileName: 'event.ics', subjectId: event.id }] })
  const path = `/admin/emails/${id}/attachments/event.ics`
  const { text, headers } = await world.request('GET', path)
  assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
  assert.match(text, /^BEGIN:VCALENDAR[\s\S]+SUMMARY:Node Day/)
  await world.request('DELETE', `/admin/events/${event.id}`)
  assertRefused(await world.request('GET', path), 410, 'gone')
})

test('no two modules draw the same kind', () => {
  const kinds = collectAttachments().map(({ kind }) => kind)
  assert.ok(kinds.length > 0)
  assert.equal(new Set(kinds).size, kinds.length)
})
