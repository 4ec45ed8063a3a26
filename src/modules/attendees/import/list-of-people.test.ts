import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { peopleOf } from '../../../../test/support/import-file.ts'
import { listOfPeople } from './list-of-people.ts'

const rows = (text: string) => listOfPeople(text)?.trimEnd().split('\r\n').slice(1) ?? null

test('people are found as mails list them and as they are written down', () => {
  for (const [text, people] of [
    ['Ada Lovelace <ada@example.org>', ['Ada Lovelace,ada@example.org']],
    ['Ada <ada@example.org>, Bob King <bob@example.org>;', ['Ada,ada@example.org', 'Bob King,bob@example.org']],
    ['To: "Işık, Ayşe" <ayse@example.org>', ['Ayşe Işık,ayse@example.org']],
    [
      'Lovelace, Ada <ada@example.org>; King, Bob <bob@example.org>',
      ['Ada Lovelace,ada@example.org', 'Bob King,bob@example.org'],
    ],
    ['Ada Lovelace, ada@example.org\r\nBob\tbob@example.org', ['Ada Lovelace,ada@example.org', 'Bob,bob@example.org']],
    ['Ada, Lovelace, ada@example.org', ['Ada Lovelace,ada@example.org']],
    ['ada@example.org Ada Lovelace', ['Ada Lovelace,ada@example.org']],
    ['Ada <mailto:ada@example.org>\n\nBob', ['Ada,ada@example.org', 'Bob,']],
    ['ada@example.org, bob@example.org', [',ada@example.org', ',bob@example.org']],
    ['a <@', ['a,<@']],
  ] as const)
    assert.deepEqual(rows(text), people, text)
})

test('a table is read as a table, with any lines above its columns', () => {
  for (const text of [
    'Name,E-mail\nAda,ada@example.org',
    'Questions: info@example.org\nAd;E-posta\nAda;ada@example.org',
    '',
    'Ada',
  ])
    assert.equal(listOfPeople(text), null, text)
})

test('a list of a quarter of a million characters is read quickly, whatever it contains', () => {
  for (const piece of ['<', '"', ',', '@', 'a@b,', ' ', '<a@b>', '"a" <a@b>;', 'to:@', '\t@\n']) {
    const text = `@${piece.repeat(262_000 / piece.length)}`
    assert.ok(listOfPeople(text) !== undefined)
  }
  assert.equal(listOfPeople(`a@b${' '.repeat(262_144)}`), null)
})

test('people copied from an email are imported, and rows without a name or an address are reported', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const text = 'Ada Lovelace <ada@example.org>, "Işık, Ayşe" <ayse@example.org>, bob@example.org\nNobody'
  const { status, body } = await world.request('POST', `/admin/events/${event.id}/attendees/import`, { text })
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual([body.created, body.failed], [2, 2])
  assert.deepEqual(
    body.errors.map(({ row, column }: any) => [row, column]),
    [
      [4, 'Name'],
      [5, 'E-mail'],
    ],
  )
  assert.deepEqual(await peopleOf(world, event.id), ['Ada|Lovelace|ada@example.org', 'Ayşe|Işık|ayse@example.org'])
})
