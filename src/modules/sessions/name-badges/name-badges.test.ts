import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aDoorDevice, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { badgeSheets, LAYOUTS, type NameBadge } from './badge-sheets.ts'

const COMPANY = { id: 'company', type: 'short_text', label: 'Şirket / Company' }

/** The texts of each page, and the address in the properties of the file. */
async function pagesOf(bytes: Buffer): Promise<string[][]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])))
  }
  await task.destroy()
  return pages
}

test('name badges have name, company and event of registered attendees in every layout, chosen, filtered or all', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { name: 'Summit', registration_questions: [COMPANY] })
  const path = `/admin/events/${event.id}/name-badges.pdf`
  const ada = await anAttendee(world, event.id, { answers: { company: 'Engines' }, tags: ['speaker'] })
  const bob = await anAttendee(world, event.id, { first_name: 'Bob', last_name: 'Bell' })
  const gone = await anAttendee(world, event.id)
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${gone.id}`, { status: 'cancelled' })
  const ask = async (query: string) => {
    const answer = await world.request('GET', path + query)
    assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'application/pdf'], answer.text)
    return pagesOf(answer.bytes)
  }
  const badges = [
    ['Summit', 'Bob Bell'],
    ['Summit', 'Ada Lovelace', 'Engines'],
  ]
  assert.deepEqual(await ask(''), [badges.flat()])
  assert.deepEqual(await ask('?layout=label_62x100'), badges)
  assert.deepEqual(await ask(`?layout=label_90x54&attendee_ids=${ada.id}`), badges.slice(1))
  assert.deepEqual(await ask('?layout=label_90x54&tag=speaker'), badges.slice(1))
  assertRefused(await world.request('GET', `${path}?attendee_ids=${gone.id}`), 404, 'not_found')
  assertRefused(await world.request('GET', `${path}?layout=a5`), 422, 'validation_failed', 'query.layout', 'enum')
  assertRefused(await world.request('GET', path, undefined, { key: await world.stranger() }), 404, 'not_found')
  const { token } = await aDoorDevice(world, event.id)
  const asDevice = (query: string) => world.request('GET', path + query, undefined, { key: token })
  assert.equal((await asDevice(`?attendee_ids=${bob.id}`)).status, 200)
  for (const query of ['', `?attendee_ids=${ada.id}&attendee_ids=${bob.id}`])
    assertRefused(await asDevice(query), 403, 'forbidden')
})

test('more badges than a file holds are refused with the parts to ask for, and the parts have each once', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await world.query(`
    insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, created_at, updated_at)
    select 1, ${event.id}, 'P', lpad(n::text, 5, '0'), n || '@x.org', n || '@x.org', 'api', 'p', now(), now() from generate_series(1, 2003) n`)
  const path = `/admin/events/${event.id}/name-badges.pdf?layout=a4_8`
  const refused = await world.request('GET', path)
  assertRefused(refused, 409, 'conflict')
  assert.match(refused.body.detail, /^2003 name badges match, and a file has at most 2000\. Ask for part=1 to part=2,/)
  const [last] = await pagesOf((await world.request('GET', `${path}&part=2`)).bytes)
  assert.deepEqual(
    last!.filter((text) => text.startsWith('P ')),
    ['P 02001', 'P 02002', 'P 02003'],
  )
  assertRefused(await world.request('GET', `${path}&part=3`), 404, 'not_found')
})

test('every badge lies within its label, even with the longest name', () => {
  const names = ['Ng', 'x'.repeat(200), 'محمد', '王小明', 'W '.repeat(100)]
  const badges = names.map((name): NameBadge => ({ name, line: name, address: 'HTTPS://X.ORG/T/A' }))
  for (const layout of LAYOUTS) {
    const { page, sheets } = badgeSheets(badges, { layout, event: names[1]!, organisation: 'O', language: 'en' })
    assert.equal(sheets.length, layout === 'a4_8' ? 1 : badges.length)
    for (const { box } of sheets.flatMap(({ texts, codes }) => [...texts, ...codes]))
      assert.ok(
        box.x >= 14 && box.y >= 14 && box.x + box.width <= page.width - 14 && box.y + box.height <= page.height - 14,
      )
  }
})
