import assert from 'node:assert/strict'
import { createHmac, createSign, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { test } from 'node:test'
import { Value } from 'typebox/value'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { selfSignedCertificate } from '../../../lib/safe-fetch/self-signed.helpers.ts'
import { emailEventTypes } from '../outcomes/email-events.ts'
import { receiveNotification } from './receive-notification.ts'

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const PASSWORD = 'postmark-password-of-tests'
const SIGNING_KEY = 'mailgun-signing-key-of-tests'
const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:bounces'
const CERTIFICATE = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0.pem'
const notifications = {
  postmark: PASSWORD,
  mailgun: SIGNING_KEY,
  sendgrid: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  ses: TOPIC,
}

async function aWorld() {
  const world = await startWorld()
  Object.assign(world.services, { mail: { ...world.services.mail, notifications } })
  return world
}

/** An email that a server has accepted. */
async function sentEmail(world: World, address: string): Promise<{ id: number; uid: string }> {
  const id = await anEmail(world, { to: { name: 'Ada', address } })
  const [row] = await world.query<{ uid: string }>(
    `update email set status = 'sent', handed_over_at = now(), sent_at = now() where id = ${id} returning uid`,
  )
  return { id, uid: row!.uid }
}

type Sent = { provider: keyof typeof notifications; body: unknown; headers?: Record<string, string> }

function send(world: World, { provider, body, headers = {} }: Sent) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return world.app.inject({
    method: 'POST',
    url: `/notifications/${provider}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: text,
  })
}

const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`laurel:${password}`).toString('base64')}` })

function postmark(uid: string, address: string, more = {}): Sent {
  const body = {
    RecordType: 'Bounce',
    ID: 4_323_372_036_854,
    Type: 'HardBounce',
    Email: address,
    Details: '550 No such user',
  }
  return { provider: 'postmark', headers: basic(PASSWORD), body: { ...body, Metadata: { laurel: uid }, ...more } }
}

function mailgun(uid: string, recipient: string, { key = SIGNING_KEY, at = Date.now(), ...more } = {}): Sent {
  const [timestamp, token] = [String(Math.floor(at / 1000)), 'a'.repeat(50)]
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  const event = { event: 'failed', severity: 'permanent', id: randomUUID(), recipient, timestamp: at / 1000 }
  const message = { headers: { 'message-id': `${uid}@laurel.test` } }
  const data = { ...event, message, 'delivery-status': { message: '550 gone' }, ...more }
  return { provider: 'mailgun', body: { signature: { timestamp, token, signature }, 'event-data': data } }
}

function sendgrid(events: object[], { at = Date.now(), key = privateKey } = {}): Sent {
  const [body, timestamp] = [JSON.stringify(events), String(Math.floor(at / 1000))]
  const signature = sign('sha256', Buffer.from(timestamp + body), key).toString('base64')
  const headers = {
    'x-twilio-email-event-webhook-signature': signature,
    'x-twilio-email-event-webhook-timestamp': timestamp,
  }
  return { provider: 'sendgrid', body, headers }
}

async function stateOf(world: World, id: number) {
  const { body } = await world.request('GET', `/admin/emails/${id}`)
  const suppressed = (await world.request('GET', '/admin/email-suppressions')).body
  const events = await world.query(`select id from domain_event where type = 'email.bounced' and subject_id = ${id}`)
  const reports = body.reports.map(({ kind, source }: { kind: string; source: string }) => `${source} ${kind}`)
  return [body.bounce, reports, suppressed.map(({ reason }: { reason: string }) => reason), events.length]
}

test('a hard bounce and a complaint of each provider are recorded once, suppress the address and are announced', async () => {
  await using world = await aWorld()
  const address = 'ada@example.org'
  const first = await sentEmail(world, address)
  for (let time = 1; time <= 2; time++) {
    assert.equal((await send(world, postmark(first.uid, 'ADA@example.org'))).statusCode, 204)
    assert.deepEqual(await stateOf(world, first.id), ['hard', ['postmark hard'], ['rejected'], 1])
  }
  const second = await sentEmail(world, 'bob@example.org')
  const soft = mailgun(second.uid, 'bob@example.org', { severity: 'temporary' } as object)
  assert.equal((await send(world, soft)).statusCode, 204)
  assert.deepEqual((await stateOf(world, second.id)).slice(0, 2), ['soft', ['mailgun soft']])
  const about = { 'smtp-id': `<${second.uid}@laurel.test>`, email: 'bob@example.org', timestamp: 1_790_000_000 }
  const events = [
    { ...about, event: 'spamreport', sg_event_id: 'one' },
    { ...about, event: 'delivered', sg_event_id: 'two' },
    { ...about, event: 'bounce', type: 'blocked', sg_event_id: 'three' },
  ]
  for (let time = 1; time <= 2; time++) assert.equal((await send(world, sendgrid(events))).statusCode, 204)
  assert.deepEqual(await stateOf(world, second.id), [
    'complaint',
    ['mailgun soft', 'sendgrid complaint', 'sendgrid soft'],
    ['complained', 'rejected'],
    3,
  ])
  const { data } = emailEventTypes.find(({ type }) => type === 'email.bounced')!
  for (const { body } of await world.query<{ body: Buffer }>(
    "select body from domain_event where type = 'email.bounced'",
  ))
    assert.ok(Value.Check(data, JSON.parse(body.toString()).data), body.toString())
  const bounced = (await world.request('GET', '/admin/emails?bounce=complaint')).body
  assert.deepEqual(
    bounced.map(({ id }: { id: number }) => id),
    [second.id],
  )
})

test('forged, stale and foreign notifications change nothing', async () => {
  await using world = await aWorld()
  const { id, uid } = await sentEmail(world, 'ada@example.org')
  const unchanged = () => stateOf(world, id).then((state) => assert.deepEqual(state, [null, [], [], 0]))
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const event = { event: 'bounce', 'smtp-id': `<${uid}@x>`, email: 'ada@example.org', sg_event_id: 'x' }
  const signed = sendgrid([event])
  const old = Date.now() - 30 * 3_600_000
  const forged: Sent[] = [
    { ...postmark(uid, 'ada@example.org'), headers: basic('another password') },
    { ...postmark(uid, 'ada@example.org'), headers: {} },
    mailgun(uid, 'ada@example.org', { key: 'another key' }),
    mailgun(uid, 'ada@example.org', { at: old }),
    { provider: 'mailgun', body: { 'event-data': {} } },
    { provider: 'mailgun', body: [] },
    sendgrid([event], { key: stranger }),
    sendgrid([event], { at: old }),
    { ...signed, body: `${signed.body} ` },
    { provider: 'sendgrid', body: '[]' },
    { provider: 'ses', body: { Type: 'Notification', TopicArn: TOPIC, SigningCertURL: 'https://evil.example/x.pem' } },
    { provider: 'ses', body: { Type: 'Notification', TopicArn: `${TOPIC}-of-others`, SigningCertURL: CERTIFICATE } },
  ]
  for (const each of forged) {
    const { statusCode } = await send(world, each)
    assert.equal(statusCode, 401, JSON.stringify(each))
    await unchanged()
  }
  // Genuine, but about other people, unknown emails, or nothing that is known here.
  const waiting = await anEmail(world, { to: { name: 'B', address: 'bob@example.org' } })
  const [{ uid: unsent }] = (await world.query(`select uid from email where id = ${waiting}`)) as [{ uid: string }]
  const foreign = [
    postmark(uid, 'eve@example.org'),
    postmark(randomUUID(), 'ada@example.org'),
    postmark(unsent, 'bob@example.org'),
    postmark('x', 'ada@example.org', { Metadata: null, ID: {} }),
    mailgun(uid, 'ada@example.org', { event: 'delivered' } as object),
    sendgrid([
      { ...event, event: 'open' },
      { ...event, email: ['ada@example.org'], sg_event_id: null },
    ]),
  ]
  for (const each of foreign) {
    const { statusCode } = await send(world, each)
    assert.equal(statusCode, 204, JSON.stringify(each))
    await unchanged()
  }
  for (const body of ['', '{', 'null', '"x"', '[[]]']) {
    const { statusCode } = await send(world, { provider: 'postmark', headers: basic(PASSWORD), body })
    assert.ok([204, 400].includes(statusCode), `${body} ${statusCode}`)
  }
  await unchanged()
  await using plain = await startWorld()
  assert.equal((await send(plain, postmark(uid, 'ada@example.org'))).statusCode, 404)
})

test('messages of SNS are verified with the certificate of SNS, confirm the topic, and are recorded once', async () => {
  await using world = await aWorld()
  const { id, uid } = await sentEmail(world, 'ada@example.org')
  const { cert, key } = selfSignedCertificate('sns.amazonaws.com')
  const fetched: string[] = []
  const fetchFile = async (url: string) => {
    fetched.push(url)
    return Buffer.from(cert)
  }
  const deliver = (fields: Record<string, string>, more: Record<string, string> = {}) => {
    const own = { MessageId: randomUUID(), TopicArn: TOPIC, Timestamp: new Date().toISOString(), ...fields }
    const names = Object.keys(own)
      .filter((name) => own[name as keyof typeof own] !== undefined)
      .toSorted()
    const text = names.map((name) => `${name}\n${own[name as keyof typeof own]}\n`).join('')
    const Signature = createSign('sha256').update(text).sign(key, 'base64')
    const message = { ...own, SignatureVersion: '2', Signature, SigningCertURL: CERTIFICATE, ...more }
    const body = Buffer.from(JSON.stringify(message))
    return receiveNotification(world.services, 'ses', { headers: {}, body }, fetchFile)
  }
  const SubscribeURL = 'https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription'
  await deliver({ Type: 'SubscriptionConfirmation', Message: 'Confirm', Token: 'x', SubscribeURL })
  assert.deepEqual(fetched, [CERTIFICATE, SubscribeURL])
  const Message = JSON.stringify({
    notificationType: 'Bounce',
    bounce: { bounceType: 'Permanent', feedbackId: 'f1', bouncedRecipients: [{ emailAddress: 'ada@example.org' }] },
    mail: { headers: [{ name: 'Message-ID', value: `<${uid}@laurel.test>` }] },
  })
  const forged = deliver({ Type: 'Notification', Message }, { Message: Message.replace('f1', 'f2') })
  await assert.rejects(forged, { code: 'unauthenticated' })
  assert.deepEqual(await stateOf(world, id), [null, [], [], 0])
  for (let time = 1; time <= 2; time++) await deliver({ Type: 'Notification', Message })
  assert.deepEqual(await stateOf(world, id), ['hard', ['ses hard'], ['rejected'], 1])
  assert.equal(fetched.length, 2, 'the certificate is fetched once')
})
