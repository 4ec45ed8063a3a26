import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEmail, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

test('mails are listed newest first, by page, and by what they are about', async () => {
  const [event, other] = [await anEvent(world), await anEvent(world)]
  const attendee = await anAttendee(world, event.id)
  const plain = await anEmail(world)
  const about = await anEmail(world, { eventId: event.id })
  const to = await anEmail(world, { eventId: event.id, attendeeId: attendee.id, kind: 'place_offered' })
  const elsewhere = await anEmail(world, { eventId: other.id, kind: 'place_offered' })
  await world.query(`update email set status = 'sent' where id in (${plain}, ${to})`)
  const listed: Record<string, number[]> = {
    '': [elsewhere, to, about, plain],
    'limit=2': [elsewhere, to],
    'limit=3&page=2': [plain],
    'page=9': [],
    [`event_id=${event.id}`]: [to, about],
    [`attendee_id=${attendee.id}`]: [to],
    'kind=place_offered': [elsewhere, to],
    'kind=place': [],
    'status=sent': [to, plain],
    'status=suppressed': [],
    [`status=queued&event_id=${event.id}&kind=greeting`]: [about],
    'event_id=888888': [],
    'event_id=99999999999999999999': [],
    'nothing=1': [elsewhere, to, about, plain],
  }
  for (const [query, ids] of Object.entries(listed)) {
    const { status, body } = await world.request('GET', `/admin/emails?${query}`)
    assert.equal(status, 200, query)
    assert.deepEqual(
      body.map(({ id }: { id: number }) => id),
      ids,
      query,
    )
  }
  const { headers } = await world.request('GET', `/admin/emails?event_id=${event.id}&limit=1`)
  assert.equal(headers['x-total-count'], '2')
  for (const query of ['status=lost', 'event_id=x', `kind=${'x'.repeat(101)}`, 'kind=%00'])
    assertRefused(await world.request('GET', `/admin/emails?${query}`), 422, 'validation_failed')
})

test('mails are found by a part of the name, address or subject, within the other filters and in one organisation', async () => {
  const event = await anEvent(world)
  const to = (name: string, address: string) => ({ to: { name, address } })
  const first = await anEmail(world, {
    ...to('Zeynep Kaya', 'zk@example.org'),
    subject: '100% ready',
    eventId: event.id,
  })
  const second = await anEmail(world, { ...to('Bob', 'bob@zeynep.example'), subject: 'Hello' })
  const found = async (query: string, key = world.key) => {
    const { body, headers } = await world.request('GET', `/admin/emails?${query}`, undefined, { key })
    assert.equal(headers['x-total-count'], String(body.length), query)
    return body.map(({ id }: { id: number }) => id)
  }
  assert.deepEqual(await found('search=ZEYNEP'), [second, first])
  assert.deepEqual(await found(`search=zeynep&event_id=${event.id}`), [first])
  assert.deepEqual(await found('search=0%25%20r'), [first], 'every character is literal')
  assert.deepEqual(await found('search=_'), [])
  assert.deepEqual(await found('search=zeynep', await world.stranger()), [])
})

test('a mail is shown with what it says and carries, and with the identity that it has outside', async () => {
  const event = await anEvent(world)
  const attachments = [{ kind: 'event_ics', fileName: 'agenda.ics', subjectId: event.id, inlineId: 'agenda' }]
  const id = await anEmail(world, { eventId: event.id, attachments })
  const { body } = await world.request('GET', `/admin/emails/${id}`)
  const { message_id, created_at, updated_at, ...shown } = body
  assert.match(message_id, /^<[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@laurel\.test>$/)
  assert.equal(created_at, updated_at)
  assert.deepEqual(shown, {
    id,
    event_id: event.id,
    attendee_id: null,
    kind: 'greeting',
    language: 'en',
    to: { name: 'Ada Lovelace', address: 'ada@example.org' },
    subject: 'Welcome',
    status: 'queued',
    reason: null,
    unanswered: false,
    transactional: true,
    template_id: null,
    rule_id: null,
    resend_of: null,
    attempt_count: 0,
    next_attempt_at: created_at,
    sent_at: null,
    attempts: [],
    html: '<p>Welcome</p>',
    text: 'Welcome',
    bounce: null,
    reports: [],
    attachments: [
      {
        file_name: 'agenda.ics',
        content_type: 'text/calendar; charset=utf-8',
        inline_id: 'agenda',
        url: `http://laurel.test/api/v1/admin/emails/${id}/attachments/agenda.ics`,
      },
    ],
  })
  const { body: listed } = await world.request('GET', '/admin/emails?limit=1')
  const { html: _, text: __, attachments: ___, attempts: ____, reports: _____, ...row } = shown
  assert.deepEqual(listed, [{ ...row, created_at, updated_at }])
})

test('another organisation sees none of it, whatever it asks for', async () => {
  const event = await anEvent(world)
  const attachments = [{ kind: 'event_ics', fileName: 'agenda.ics', subjectId: event.id }]
  const id = await anEmail(world, { eventId: event.id, attachments })
  const key = await world.stranger()
  const ask = (path: string) => world.request('GET', `/admin/emails${path}`, undefined, { key })
  for (const query of ['', `?event_id=${event.id}`, '?kind=greeting', '?status=queued'])
    assert.deepEqual((await ask(query)).body, [])
  assertRefused(await ask(`/${id}`), 404, 'not_found')
  assertRefused(await ask(`/${id}/attachments/agenda.ics`), 404, 'not_found')
  await assert.rejects(anEmail(world, { eventId: event.id }, 2), { constraint: 'email_org_id_event_id_fkey' })
})
