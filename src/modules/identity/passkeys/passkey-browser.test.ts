import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { NO_BROWSER, openBrowser } from '../../../../test/support/browser.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { aPerson, as } from '../../../../test/support/people.ts'

/** The panel's use of passkeys, with browser APIs only. */
const IN_PAGE = {
  make: `async (options) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    return (await navigator.credentials.create({ publicKey })).toJSON()
  }`,
  use: `async (options) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    return (await navigator.credentials.get({ publicKey })).toJSON()
  }`,
}

/** A page of a site on localhost, where browsers have passkeys without https. */
async function startSite() {
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html>'),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

test('a real browser makes a passkey, and signs in with it as both factors', async (t) => {
  await using opened = await openBrowser()
  if (opened === null) return t.skip(NO_BROWSER)
  await using site = await startSite()
  await using world = await startWorld()
  Object.assign(world.services, { siteUrl: site.url })
  const { id, token } = await aPerson(world)
  const page = await opened.browser.newPage()
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(site.url)
  const run = (work: string, options: object) => page.evaluate(`(${work})(${JSON.stringify(options)})`)

  const begun = await world.request('POST', '/me/passkeys/options', undefined, as(token))
  const made = { name: 'This computer', credential: await run(IN_PAGE.make, begun.body) }
  const kept = await world.request('POST', '/me/passkeys', made, as(token))
  assert.equal(kept.status, 201, kept.text)
  const asked = await world.request('POST', '/auth/passkey/options', undefined, { key: null })
  const answer = await run(IN_PAGE.use, asked.body)
  const signedIn = await world.request('POST', '/auth/passkey', answer, { key: null })
  assert.equal(signedIn.status, 204, signedIn.text)
  const sessions = await world.query(
    `select method, second_factor from person_session where person_id = ${id} order by id`,
  )
  assert.deepEqual(sessions.at(-1), { method: 'passkey', second_factor: true })
  assert.equal((await world.request('POST', '/auth/passkey', answer, { key: null })).status, 401)
})
