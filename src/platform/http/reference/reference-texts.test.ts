import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { operationsOf, readDocument } from '../../../../test/support/api-operations.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const get = (url: string) => world.app.inject({ method: 'GET', url, headers: { origin: 'https://elsewhere.example' } })
const linksOf = (text: string) =>
  [...text.matchAll(/^- \[([^\]]+)\]\((\S+)\)(?:: (.+))?$/gm)].map(([, ...parts]) => parts)

test('llms.txt says what the service is, and names whole addresses at which there is what it says', async () => {
  const { statusCode, headers, payload } = await get('/llms.txt')
  assert.deepEqual([statusCode, headers['content-type']], [200, 'text/plain; charset=utf-8'])
  assert.match(payload, /^# Laurel.*\n\n> [A-Z].+\n\n/)
  const links = linksOf(payload)
  const kinds = new Map<string, number>()
  for (const [name, address, about] of links) {
    assert.ok(address!.startsWith('http://laurel.test/'), address)
    assert.ok(name && about, address)
    const answer = await get(address!.slice('http://laurel.test'.length))
    assert.equal(answer.statusCode, 200, address)
    assert.equal(answer.headers['access-control-allow-origin'], '*', address)
    const kind = String(answer.headers['content-type'])
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if (address!.endsWith('.md')) assert.match(answer.payload, /^# \S/)
  }
  assert.deepEqual([kinds.get('text/html; charset=utf-8'), kinds.get('application/json; charset=utf-8')], [1, 1])
  assert.ok(kinds.get('text/markdown; charset=utf-8')! > 25)
  assert.ok(links.some(([, address]) => address!.endsWith('/docs/guides/webhooks.md')))
})

test('the reference as Markdown has every operation with all its fields, in one text and by chapter', async () => {
  const document = (await get('/api/v1/openapi.json')).json()
  assert.deepEqual(document, await readDocument('http://laurel.test'))
  const whole = (await get('/docs/reference.md')).payload
  const sections = new Map(whole.split(/^### /m).map((each) => [/`[A-Z]+ \/\S*`/.exec(each)?.[0], each]))
  const chapters = (await get('/llms.txt')).payload.matchAll(/\/docs\/reference\/[\w-]+\.md/g)
  const texts = await Promise.all([...chapters].map(async ([path]) => (await get(path)).payload))
  const operations = operationsOf(document)
  assert.ok(operations.length > 150)
  for (const { method, path, scope, body, query, raw } of operations) {
    const title = `\`${method} ${path}\``
    const section = sections.get(title)
    assert.ok(section, title)
    assert.ok(section.includes(scope === null ? 'no key' : `scope \`${scope}\``), title)
    for (const name of [...query.map((each) => each.name), ...Object.keys(body?.['properties'] ?? {})])
      assert.ok(section.includes(`- \`${name}\` (`), `${title}: ${name}`)
    for (const status of Object.keys(raw['responses'])) assert.match(section, new RegExp(`\\b${status}\\b`), title)
    assert.equal(texts.filter((text) => text.includes(`${title} · `)).length, raw['tags'].length, title)
  }
  for (const event of Object.keys(document.webhooks)) assert.ok(whole.includes(`### \`${event}\``), event)
})

test('links within a text of the reference lead to a heading of it', async () => {
  for (const url of ['/docs/reference.md', '/docs/reference/events.md', '/docs/reference/webhooks.md']) {
    const { payload } = await get(url)
    const anchorOf = (heading: string) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-')
    const headings = new Set([...payload.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!)))
    const links = [...payload.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor!)
    assert.ok(links.length > 10, url)
    assert.deepEqual(
      links.filter((anchor) => !headings.has(anchor)),
      [],
      url,
    )
  }
})

test('no other file of the installation is read by addresses of guides', async () => {
  for (const name of ['guarantees', '../README', '..%2FREADME', '%2e%2e/README', 'decisions/001-sql-as-text', 'x', ''])
    assert.equal((await get(`/docs/guides/${name}.md`)).statusCode, 404, name)
})
