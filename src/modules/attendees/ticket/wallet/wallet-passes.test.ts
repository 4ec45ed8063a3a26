import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { loadImage } from '@napi-rs/canvas'
import { jwtVerify } from 'jose'
import { assertRefused } from '../../../../../test/support/assert-refused.ts'
import { giveLogo, paint } from '../../../../../test/support/branded-pages.ts'
import { anAttendee, anEvent } from '../../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration } from '../../../../../test/support/register.ts'
import { filesIn } from '../../../../../test/support/unzip.ts'
import { PASS_TYPE, TEAM, writeWalletKeys } from '../../../../../test/support/wallet-keys.ts'
import { readableInk } from '../../../../lib/render/readable-colours.ts'
import { visit } from '../../../certificates/pages/public-pages.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-wallet-'))
after(() => rmSync(folder, { recursive: true }))
const keys = writeWalletKeys(folder)
const wallet = keys.wallet()

const TYPE = 'application/vnd.apple.pkpass'
const PROGRAM = { accept: '*/*' }
const pathOf = ({ ticket_url }: { ticket_url: string }) => new URL(ticket_url).pathname

async function aTicket(world: World, person: object = {}, fields: object = {}) {
  const event = await anEvent(world, {
    event_date: '2026-12-01T06:00:00Z',
    event_end_date: '2026-12-01T15:00:00Z',
    event_timezone: 'Europe/Istanbul',
    event_location: 'Hall 2',
    ...fields,
  })
  const attendee = await anAttendee(world, event.id, { first_name: 'Ayşe', last_name: 'O’Hara', ...person })
  return { event, attendee, path: pathOf(attendee), admin: `/admin/events/${event.id}` }
}

async function applePassOf(world: World, path: string) {
  const { status, headers, bytes, text } = await visit(world, `${path}.pkpass`)
  assert.deepEqual([status, headers['content-type'], headers['cache-control']], [200, TYPE, 'no-store'], text)
  const files = await filesIn(bytes)
  return { files, headers, pass: JSON.parse(String(files.get('pass.json'))) }
}

/** Verifies the detached PKCS #7 signature of a manifest against the authority alone, as phones do. */
function verify(manifest: Buffer, signature: Buffer): void {
  const file = (name: string, content: Buffer | string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const [content, signed] = [file('manifest.json', manifest), file('signature', signature)]
  const authority = file('authority.pem', wallet.apple!.issuer)
  const form = ['-binary', '-inform', 'DER', '-in', signed, '-content', content, '-purpose', 'any']
  execFileSync('openssl', ['smime', '-verify', ...form, '-CAfile', authority], { stdio: 'pipe' })
}

async function savedTo(world: World, path: string) {
  const { status, headers } = await visit(world, `${path}.google-wallet`)
  assert.deepEqual([status, headers['cache-control']], [303, 'no-store'])
  const [, token] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w.-]+)$/.exec(String(headers.location))!
  const { payload, protectedHeader } = await jwtVerify(token!, keys.googleKey, { audience: 'google' })
  assert.equal(protectedHeader.alg, 'RS256')
  const { eventTicketClasses, eventTicketObjects } = payload['payload'] as Record<string, any[]>
  assert.deepEqual([eventTicketClasses!.length, eventTicketObjects!.length], [1, 1])
  return { token: token!, claims: payload, about: eventTicketClasses![0], object: eventTicketObjects![0] }
}

test('a pass for Apple Wallet has the ticket, its event and its organisation, every file hashed and the hashes signed', async () => {
  await using world = await startWorld({ wallet })
  await paint(world, 'Example & Sons', { primary: '#ffff00', background: '#ffff80' })
  const { attendee, path } = await aTicket(world)
  const { files, headers, pass } = await applePassOf(world, path)
  assert.match(String(headers['content-disposition']), /filename="ticket-node-day\.pkpass"/)
  const hashed = [...files].filter(([name]) => name !== 'manifest.json' && name !== 'signature')
  const hashes = hashed.map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
  const manifest = files.get('manifest.json')!
  assert.deepEqual(JSON.parse(String(manifest)), Object.fromEntries(hashes))
  verify(manifest, files.get('signature')!)
  assert.throws(() => verify(Buffer.from(`${manifest} `), files.get('signature')!))
  assert.deepEqual([pass.passTypeIdentifier, pass.teamIdentifier], [PASS_TYPE, TEAM])
  assert.deepEqual(pass.barcodes, [
    { format: 'PKBarcodeFormatQR', message: attendee.ticket_url, messageEncoding: 'iso-8859-1' },
  ])
  const { primaryFields, secondaryFields, auxiliaryFields, backFields } = pass.eventTicket
  const shown = [...primaryFields, ...secondaryFields, ...auxiliaryFields].map(({ value }) => value)
  assert.deepEqual(shown, ['Node Day', '1 December 2026, 09:00–18:00 (Istanbul, UTC+3)', 'Hall 2', 'Ayşe O’Hara'])
  assert.equal(backFields.at(-1).value, attendee.ticket_url)
  assert.deepEqual([pass.organizationName, pass.logoText], ['Example & Sons', 'Example & Sons'])
  const colour = (text: string) =>
    `#${text
      .match(/\d+/g)!
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  assert.equal(colour(pass.backgroundColor), '#ffff80')
  for (const ink of [pass.foregroundColor, pass.labelColor])
    assert.equal(readableInk('#ffff80', colour(ink), '#000000'), colour(ink))
  const again = await applePassOf(world, path)
  assert.equal(again.pass.serialNumber, pass.serialNumber)
})

test('pictures of a pass are drawn from the logo, or from our mark without one, in the sizes of Apple', async () => {
  await using world = await startWorld({ wallet, siteUrl: 'https://events.example.org' })
  const { path } = await aTicket(world)
  const sizesIn = async () => {
    const { files } = await applePassOf(world, path)
    const pictures = [...files].filter(([name]) => name.endsWith('.png')).toSorted()
    const sizes = pictures.map(async ([name, bytes]) => {
      const { width, height } = await loadImage(bytes)
      return [name, width, height]
    })
    return Promise.all(sizes)
  }
  const icons = [
    ['icon.png', 29, 29],
    ['icon@2x.png', 58, 58],
    ['icon@3x.png', 87, 87],
  ]
  assert.deepEqual(await sizesIn(), icons)
  assert.equal((await savedTo(world, path)).about.logo, undefined)
  await giveLogo(world)
  assert.deepEqual(await sizesIn(), [
    ...icons,
    ['logo.png', 160, 32],
    ['logo@2x.png', 320, 64],
    ['logo@3x.png', 480, 96],
  ])
  const { uri } = (await savedTo(world, path)).about.logo.sourceUri
  const picture = await visit(world, new URL(uri).pathname)
  assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/png'])
})

test('a pass for Google Wallet is a signed token with the event and the ticket, and shows later changes when saved again', async () => {
  await using world = await startWorld({ wallet })
  const { attendee, path, admin } = await aTicket(world, { language: 'tr' })
  const { claims, about, object } = await savedTo(world, path)
  assert.deepEqual([claims.iss, claims['typ']], [wallet.google!.account, 'savetowallet'])
  const { issuerId } = wallet.google!
  for (const { id } of [about, object]) assert.match(id, new RegExp(`^${issuerId}\\.[0-9a-f]{20}$`))
  assert.equal(object.classId, about.id)
  assert.deepEqual(object.barcode, { type: 'QR_CODE', value: attendee.ticket_url })
  assert.deepEqual([object.ticketHolderName, about.issuerName], ['Ayşe O’Hara', 'My organisation'])
  assert.deepEqual(about.eventName, { defaultValue: { language: 'tr', value: 'Node Day' } })
  assert.equal(about.venue.name.defaultValue.value, 'Hall 2')
  assert.deepEqual(about.dateTime, { start: '2026-12-01T09:00:00+03:00', end: '2026-12-01T18:00:00+03:00' })
  assert.match(about.hexBackgroundColor, /^#[0-9a-f]{6}$/)
  await world.request('PATCH', admin, { event_location: 'Hall 3' })
  const moved = await savedTo(world, path)
  assert.ok(moved.about.id !== about.id && moved.object.id !== object.id)
})

test('passes with the longest texts and of events without date and place are created, and contain no address or internal id', async () => {
  await using world = await startWorld({ wallet })
  await world.query(
    'alter sequence attendee_id_seq restart with 918273; alter sequence event_id_seq restart with 645342',
  )
  const long = { event_name: '漢'.repeat(200), event_location: '\u{1F3AA}'.repeat(200), event_language: 'tr' }
  for (const fields of [long, { event_date: null, event_end_date: null, event_location: null }]) {
    const { attendee, path } = await aTicket(
      world,
      { first_name: '"\\'.repeat(40), last_name: '字'.repeat(80) },
      fields,
    )
    const { pass } = await applePassOf(world, path)
    const { token, claims } = await savedTo(world, path)
    assert.ok(token.length < 2_600, `${token.length}`)
    for (const text of [JSON.stringify(pass), JSON.stringify(claims)])
      assert.ok(!text.includes(attendee.email) && !text.includes(`${attendee.id}`) && !text.includes('64534'))
  }
})

test('no wallet is offered without its key, or after its certificate, and nothing has a pass there', async () => {
  const expired = { ...wallet, apple: { ...wallet.apple!, validTo: new Date('2026-01-01T00:00:00Z') } }
  for (const [given, ends] of [
    [{ apple: null, google: null }, ['pkpass', 'google-wallet']],
    [expired, ['pkpass']],
  ] as const) {
    await using world = await startWorld({ wallet: given })
    const { path } = await aTicket(world)
    const { text } = await visit(world, path)
    for (const end of ends) {
      assert.ok(!text.includes(`${path}.${end}`))
      assertRefused(await visit(world, `${path}.${end}`, PROGRAM), 404, 'not_found')
      assert.equal((await visit(world, `${path}.${end}`)).status, 404)
    }
  }
})

test('an invalid ticket has no pass (404), nor has one that was replaced or cancelled (410)', async () => {
  await using world = await startWorld({ wallet })
  const { attendee, path, admin } = await aTicket(world)
  const refused = async (address: string, status: 404 | 410) => {
    for (const end of ['pkpass', 'google-wallet']) {
      assertRefused(await visit(world, `${address}.${end}`, PROGRAM), status, status === 404 ? 'not_found' : 'gone')
      const page = await visit(world, `${address}.${end}`)
      assert.equal(page.status, status)
      assert.match(page.text, /<h1>(No such ticket|This ticket was (replaced|cancelled))<\/h1>/)
    }
  }
  await refused(
    path.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A')),
    404,
  )
  const { body: again } = await world.request('POST', `${admin}/attendees/${attendee.id}/ticket`)
  await refused(path, 410)
  await applePassOf(world, pathOf(again))
  await world.request('PATCH', `${admin}/attendees/${attendee.id}`, { status: 'cancelled' })
  await refused(pathOf(again), 410)
})

test('the page of a ticket and the personal page have a button for each wallet, in both languages', async () => {
  await using world = await startWorld({ wallet })
  const event = await anOpenEvent(world)
  const registration = await aRegistration(world, event)
  const page = `/t/${registration.path.split('/').at(-1)}`
  const { path } = await (async () => {
    const [{ id }] = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
    const { body } = await world.request('GET', `/admin/events/${event.id}/attendees/${id}`)
    return { path: pathOf(body) }
  })()
  for (const [language, words] of [
    ['en', ['Add to Apple Wallet', 'Add to Google Wallet']],
    ['tr', ['Apple Cüzdan’a ekle', 'Google Cüzdan’a ekle']],
  ] as const)
    for (const address of [path, page]) {
      const { text } = await visit(world, address, { 'accept-language': language })
      const [apple, google] = [`${path}.pkpass`, `${path}.google-wallet`].map((to) => text.indexOf(`href="${to}"`))
      assert.ok(apple! > 0 && google! > apple!, `${address} in ${language}`)
      for (const label of words) assert.ok(text.includes(`>${label}</a>`), label)
    }
})
