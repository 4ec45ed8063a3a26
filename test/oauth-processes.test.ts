import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { World } from './support/harness.ts'
import { type Installation, makeInstallation, type Service } from './support/installation.ts'
import { connect, connected } from './support/oauth.ts'
import { aPerson } from './support/people.ts'

const SITE_URL = 'http://laurel.test'

/** A process as the helpers of OAuth see a world. */
function worldOf(installation: Installation, { url }: Service): World {
  const request = async (method: string, path: string, body?: unknown, more: any = {}) => {
    const isText = typeof body === 'string'
    const response = await fetch(url + (/^\/(admin|me)\b/.test(path) ? `/api/v1${path}` : path), {
      method,
      redirect: 'manual',
      headers: {
        ...(more.key ? { authorization: `Bearer ${more.key}` } : {}),
        ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }),
        ...more.headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json') && text !== ''
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: json ? JSON.parse(text) : text,
      text,
    }
  }
  const services = { now: () => new Date() }
  return { config: { siteUrl: SITE_URL }, services, query: installation.query, request } as unknown as World
}

test('two processes give tokens for a code or refresh token once, and what one revokes has ended in the other', async () => {
  await using installation = await makeInstallation()
  const started = [await installation.start('api', { SITE_URL }), await installation.start('api', { SITE_URL })]
  const [one, other] = started.map((service) => worldOf(installation, service)) as [World, World]
  const person = await aPerson(one)
  const mcp = async (world: World, key: string) => (await world.request('GET', '/mcp', undefined, { key })).status
  for (let round = 0; round < 5; round++) {
    const app = await connect(one, { person })
    const answers = await Promise.all([app.exchange({}, one), app.exchange({}, other)])
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    const { access_token: key } = answers.find(({ status }) => status === 200)!.body
    for (const world of [one, other]) assert.equal(await mcp(world, key), 401)
    const raced = await connected(one, { person })
    const refreshed = await Promise.all(
      [one, other].map((world) => raced.refresh(raced.tokens.refresh_token, {}, world)),
    )
    assert.equal(refreshed.filter(({ status }) => status === 200).length, 1)
    for (const world of [one, other]) assert.equal(await mcp(world, raced.tokens.access_token), 401)
  }
  const { tokens } = await connected(one, { person })
  assert.equal(await mcp(other, tokens.access_token), 405)
  const second = await aPerson(one)
  const { tokens: theirs } = await connected(other, { person: second })
  assert.equal(await mcp(one, theirs.access_token), 405)
  await installation.query('delete from membership where person_id = $1', [second.id])
  for (const world of [one, other]) assert.equal(await mcp(world, theirs.access_token), 401)
})

test('a process that is killed while tokens rotate leaves the old refresh token valid, or the connection whole', async () => {
  await using installation = await makeInstallation()
  const survivor = worldOf(installation, await installation.start('api', { SITE_URL }))
  const person = await aPerson(survivor)
  for (let round = 0; round < 3; round++) {
    const doomed = await installation.start('api', { SITE_URL })
    const app = await connected(survivor, { person })
    const asked = app.refresh(app.tokens.refresh_token, {}, worldOf(installation, doomed)).catch(() => null)
    setTimeout(() => doomed.child.kill('SIGKILL'), round * 4)
    const answer = await asked
    const [current] = await installation.query<{ used: number; open: number }>(`
      select count(*) filter (where used_at is not null)::int as used, count(*) filter (where used_at is null)::int as open
      from oauth_token where kind = 'refresh' and grant_id = (select max(id) from oauth_grant)`)
    assert.equal(current!.open, 1)
    const next = answer?.status === 200 ? answer.body.refresh_token : app.tokens.refresh_token
    const { status } = await app.refresh(next)
    assert.equal(status, current!.used === 1 && answer === null ? 400 : 200)
  }
})
