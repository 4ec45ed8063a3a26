import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { freePort } from '../test/support/free-port.ts'
import { startWorld } from '../test/support/harness.ts'
import { anApp } from '../test/support/oauth.ts'
import { aPerson } from '../test/support/people.ts'

const CLI = fileURLToPath(import.meta.resolve('mcp-conformance-next/dist/index.js'))
const { PATH = '' } = process.env

test('the official suite for authorization servers finds the metadata and gets a token by the code of a person', async () => {
  const [port, callback] = [await freePort(), await freePort()]
  const siteUrl = `http://127.0.0.1:${port}`
  await using world = await startWorld({ siteUrl })
  await world.app.listen({ host: '127.0.0.1', port })
  const person = await aPerson(world)
  const clientId = await anApp(world, { redirect_uris: [`http://127.0.0.1:${callback}/callback`] })
  using folder = mkdtempDisposableSync(join(tmpdir(), 'laurel-conformance-'))
  const words = ['--url', siteUrl, '--client-id', clientId, '--resource', `${siteUrl}/mcp`, '--port', String(callback)]
  const suite = spawn(process.execPath, [CLI, 'authorization', ...words, '-o', folder.path], {
    env: { PATH, HOME: folder.path },
    cwd: folder.path,
    timeout: 120_000,
  })
  for await (const line of createInterface(suite.stdout))
    if (line.startsWith(siteUrl)) await consent(line, person.token)
  const checks = readdirSync(folder.path, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('checks.json'))
    .flatMap((path) => JSON.parse(readFileSync(join(folder.path, path), 'utf8')) as { id: string; status: string }[])
  assert.ok(checks.length >= 2, JSON.stringify(checks))
  assert.deepEqual(
    checks.filter(({ status }) => status !== 'SUCCESS'),
    [],
  )
})

/** Does what a browser does at the address, with a person who allows the app. */
async function consent(address: string, token: string): Promise<void> {
  const sent = await fetch(address, { redirect: 'manual' })
  const page = new URL(sent.headers.get('location')!)
  const path = `/api/v1/me/app-requests/${page.searchParams.get('request')}/approve`
  const approved = await fetch(new URL(path, page), {
    method: 'POST',
    headers: { cookie: `laurel=${token}`, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ scopes: ['events:read'] }),
  })
  const { redirect_to: back } = (await approved.json()) as { redirect_to: string }
  await fetch(back)
}
