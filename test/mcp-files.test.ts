import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anAttendee, anEvent } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { startMcp } from './support/mcp.ts'

const ALL = { query: '?toolsets=all' }
const links = (answer: any) => answer.content.filter(({ type }: any) => type === 'resource_link')

test('a certificate is found by its public id or code within the organisation, with links to its files', async () => {
  await using world = await startWorld()
  const { public_id, verification_code, id } = await aCertificate(world)
  const mcp = await startMcp(world)
  const stranger = await world.stranger()
  for (const text of [public_id, verification_code, ` ${verification_code.toLowerCase()} `]) {
    const found = await mcp.call('get_certificate_by_public_id', { public_id: text })
    assert.equal(found.structuredContent.id, id)
    assert.deepEqual(
      links(found).map(({ mimeType }: any) => mimeType),
      ['application/pdf', 'image/png'],
    )
    for (const { uri } of links(found)) {
      const { statusCode } = await world.app.inject({ url: new URL(uri).pathname })
      assert.equal(statusCode, 200, uri)
    }
    const other = await mcp.call('get_certificate_by_public_id', { public_id: text }, { key: stranger })
    assert.match(other.content[0].text, /^404 not_found/)
  }
})

test('a bulk job is made of names, foretold without being made, and its archive is had by a link for ten minutes', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const mcp = await startMcp(world)
  const given = { id: event.id, names: ['Ada Lovelace', 'Grace Hopper', 'Ada Lovelace'] }
  const preview = await mcp.call('create_bulk_job', { ...given, dry_run: true })
  assert.deepEqual([preview.structuredContent.total_count, preview.structuredContent.credits_needed], [3, 3])
  assert.deepEqual((await mcp.call('list_bulk_jobs', { id: event.id }, ALL)).structuredContent.items, [])
  for (const names of [[], ['  '], ['x'.repeat(201)], Array(1_001).fill('Ada'), 'Ada', ['Ada', 5]])
    assert.match((await mcp.call('create_bulk_job', { ...given, names })).content[0].text, /^422 validation_failed/)
  const made = await mcp.call('create_bulk_job', given)
  const job = { id: event.id, job_id: made.structuredContent.id }
  assert.match((await mcp.call('download_bulk_job', job, ALL)).content[0].text, /^409 not_ready/)
  await world.runJobs()
  assert.equal((await mcp.call('get_bulk_job', job)).structuredContent.status, 'completed')
  const [{ uri, mimeType }] = links(await mcp.call('download_bulk_job', job, ALL))
  assert.equal(mimeType, 'application/zip')
  const get = (url: string) => world.app.inject({ url: new URL(url).pathname })
  const archive = await get(uri)
  assert.deepEqual([archive.statusCode, archive.headers['content-type']], [200, 'application/zip'])
  assert.equal(archive.rawPayload.subarray(0, 2).toString(), 'PK')
  for (const wrong of [uri.slice(0, -1), `${uri.slice(0, -3)}abc`, uri.replace('/1-', '/2-'), `${uri}/x`])
    assert.equal((await get(wrong)).statusCode, 404, wrong)
  world.advance(10 * 60_000 + 1)
  assert.equal((await get(uri)).statusCode, 410)
})

test('a list with a default of its own says whether there is more of it', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const event = await anEvent(world)
  for (let nth = 0; nth < 55; nth++) await anAttendee(world, event.id, { first_name: 'Ada', email: `ada${nth}@x.org` })
  const page = async (given: object) => {
    const { items, total, has_more } = (
      await mcp.call('look_up_attendees', { id: event.id, query: 'ada', ...given }, ALL)
    ).structuredContent
    return [items.length, total, has_more]
  }
  assert.deepEqual(await page({}), [50, 55, true])
  assert.deepEqual(await page({ page: 2 }), [5, 55, false])
  assert.deepEqual(await page({ page: 2, limit: 20 }), [20, 55, true])
})
