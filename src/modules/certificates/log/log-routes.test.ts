import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'

test('an empty log has a checkpoint and no tiles; addresses of nothing are 404', async () => {
  await using world = await startWorld()
  const [organisation] = await world.query<{ handle: string }>('select handle from organisation where id = 1')
  const log = `/orgs/${organisation!.handle}/log`
  const { text } = await world.request('GET', `${log}/checkpoint`)
  assert.match(text, /^laurel\.test\/orgs\/[^\n]+\/log\n0\n47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n— /)
  for (const path of [
    `${log}/tile/0/000`,
    `${log}/tile/0/000.p/1`,
    `${log}/tile/entries/000.p/1`,
    `${log}/tile/1/000.p/1`,
    `${log}/tile/0/x999/x999/x999/999`,
    `${log}/tile/`,
    `${log}/tile/0/%00`,
    `${log}/checkpoint/cosigned`,
    '/orgs/00000000/log/checkpoint',
    '/orgs/%00/log/checkpoint',
    `/orgs/${'x'.repeat(90)}/log/vkey`,
    '/c/00000000-0000-4000-8000-000000000000.tlog-proof',
    '/c/%00.tlog-proof',
  ])
    assert.equal((await world.request('GET', path)).status, path.includes('%00') ? 422 : 404, path)
})

test('tiles may be kept for ever, a checkpoint is asked for again, and scripts of any origin may read both', async () => {
  await using world = await startWorld()
  const { public_id } = await aCertificate(world)
  const waiting = await world.request('GET', `/c/${public_id}.tlog-proof`)
  assert.equal(waiting.status, 404)
  assert.match(waiting.text, /being entered/)
  await enterLog(world)
  const [organisation] = await world.query<{ handle: string }>('select handle from organisation where id = 1')
  const log = `/orgs/${organisation!.handle}/log`
  for (const [path, cache] of [
    [`${log}/tile/0/000.p/1`, /immutable/],
    [`${log}/tile/entries/000.p/1`, /immutable/],
    [`${log}/checkpoint`, /^no-cache$/],
    [`${log}/vkey`, /^no-cache$/],
    [`/c/${public_id}.tlog-proof`, /no-cache/],
  ] as const) {
    const { status, headers } = await world.request('GET', path, undefined, { headers: { origin: 'https://x.org' } })
    assert.equal(status, 200, path)
    assert.match(String(headers['cache-control']), cache, path)
    assert.equal(headers['access-control-allow-origin'], '*', path)
    const held = await world.request('GET', path, undefined, { headers: { 'if-none-match': String(headers.etag) } })
    assert.equal(held.status, 304, path)
  }
  const { text } = await world.request('GET', `/c/${public_id}`, undefined, { headers: { accept: 'text/html' } })
  assert.ok(text.includes(`${public_id}.tlog-proof`))
})
