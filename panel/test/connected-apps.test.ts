import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import {
  Client,
  type OAuthClientInformationFull,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import type { Page } from 'playwright-core'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

const opened = new AsyncDisposableStack()
let panel: Panel | null
before(async () => {
  panel = await openPanel()
  if (panel !== null) opened.use(panel)
})
after(() => opened[Symbol.asyncDispose]())

/** A program on this computer that receives the answer of the authorisation server, as assistants do. */
async function startCallback() {
  const answered = Promise.withResolvers<URLSearchParams>()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
    response.setHeader('content-type', 'text/html').end('<title>Back</title>Connected')
    if (pathname === '/callback') answered.resolve(searchParams)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    answered: answered.promise,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Keeps what the official SDK stores, and gives the browser's address to the test. */
function storeOf(redirectUrl: string) {
  const kept: { client?: OAuthClientInformationFull; tokens?: OAuthTokens; verifier?: string; address?: URL } = {}
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: 'Claude', redirect_uris: [redirectUrl] },
    state: () => 'a state of the program',
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client as OAuthClientInformationFull
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    invalidateCredentials: () => {
      delete kept.tokens
    },
    redirectToAuthorization: (address) => {
      kept.address = address
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier!,
  }
  return { kept, provider }
}

/** Presses Allow after a look at what the page says about the app. */
async function allow(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /Claude.? wants to act for you/ }).waitFor()
  await page.getByText('127.0.0.1 (a program on this computer)').waitFor()
  assert.ok(await page.getByLabel('See events and their settings').isChecked())
  await page.getByLabel('Create, change and delete events').uncheck()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
}

test('the official SDK connects by a click on the consent page, and the app is listed, used and revoked', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  await using callback = await startCallback()
  const { kept, provider } = storeOf(callback.url)
  const endpoint = new URL(`${panel.url}/mcp`)
  const transport = new StreamableHTTPClientTransport(endpoint, { authProvider: provider })
  const hello = { name: 'claude', version: '9.9' }
  await assert.rejects(new Client(hello).connect(transport), UnauthorizedError)

  // Somebody who is not signed in signs in first, and comes back to the consent.
  const visitor = await panel.visit({ token: null })
  await visitor.goto(kept.address!.href)
  await visitor.getByRole('heading', { name: 'Sign in' }).waitFor()
  assert.match(new URL(visitor.url()).searchParams.get('to') ?? '', /^\/admin\/connect\?request=lrl_request_/)

  const page = await panel.visit()
  await page.goto(kept.address!.href)
  await allow(page)
  const answer = await callback.answered
  await page.waitForURL(/\/callback/)
  assert.equal(answer.get('iss'), panel.url)
  assert.equal(answer.get('state'), 'a state of the program')
  await transport.finishAuth(answer)

  const client = new Client(hello)
  await client.connect(new StreamableHTTPClientTransport(endpoint, { authProvider: provider }))
  const { tools } = await client.listTools()
  const names = tools.map(({ name }) => name)
  assert.ok(names.includes('list_events') && !names.includes('create_event'))
  const called = await client.callTool({ name: 'list_events', arguments: {} })
  assert.equal(called.isError, undefined)

  // The access token ends, and the SDK gets another one by itself.
  panel.world.advance(3_700_000)
  await panel.world.query(`update person_session set fresh_at = now() + interval '3700 seconds'`)
  const before = kept.tokens!.access_token
  await client.callTool({ name: 'list_events', arguments: {} })
  assert.notEqual(kept.tokens!.access_token, before)

  await page.goto(`${panel.url}/admin/developers/apps`)
  await page.getByRole('cell', { name: 'Claude' }).waitFor()
  await page.goto(`${panel.url}/admin/me`)
  await page.getByRole('button', { name: 'Revoke: Claude' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('No app acts for you.').waitFor()
  await assert.rejects(client.callTool({ name: 'list_events', arguments: {} }), UnauthorizedError)
  await page.goto(`${panel.url}/admin/developers/apps`)
  await page.getByText('No app acts for a member.').waitFor()
  await client.close()
})

test('a refusal reaches the app, and a request that leads elsewhere is explained instead', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  await using callback = await startCallback()
  const { kept, provider } = storeOf(callback.url)
  const transport = new StreamableHTTPClientTransport(new URL(`${panel.url}/mcp`), { authProvider: provider })
  await assert.rejects(new Client({ name: 'claude', version: '1' }).connect(transport), UnauthorizedError)
  const page = await panel.visit()
  await page.goto(kept.address!.href)
  await page.getByRole('button', { name: 'Do not allow' }).click()
  assert.equal((await callback.answered).get('error'), 'access_denied')
  await page.waitForURL(/callback/)
  await page.goto(
    kept.address!.href.replace(encodeURIComponent(callback.url), encodeURIComponent('https://evil.example/')),
  )
  await page.getByText('Do not continue.').waitFor()
  await page.goto(`${panel.url}/admin/connect`)
  await page.getByText('Start in the app').waitFor()
  assert.deepEqual(
    panel.complaints.filter((each) => !/\b(401|503)\b/.test(each)),
    [],
  )
})
