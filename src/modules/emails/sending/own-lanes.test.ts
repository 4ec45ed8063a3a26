import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEmail } from '../../../../test/support/factories.ts'
import { freePort } from '../../../../test/support/free-port.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startSending, triedEmail } from '../../../../test/support/send.ts'
import { aSender, dkimRecord, SENDER_PATH, verifyDkim } from '../../../../test/support/senders.ts'
import { startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'

const hostOf = ({ port }: { port: number }) => `127.0.0.1:${port}`
const statusOf = async (world: World, id: number) =>
  (await world.query<{ status: string }>(`select status from email where id = ${id}`))[0]!.status
const untilSent = (world: World, id: number) =>
  until(
    () => statusOf(world, id),
    (status) => status === 'sent',
  )

test('emails of an organisation come from its own server and address, signed with its key; account emails and other organisations use the installation', async () => {
  await using own = await startSmtpReceiver({ login: { user: 'events', pass: 'p/w:@' } })
  await using installation = await startSmtpReceiver()
  await using world = await startWorld({ allowTargets: [hostOf(own)] })
  await world.stranger()
  await aSender(world, own.url, { from_address: 'Events@Bücher.example', from_name: 'Zürich, Events' })
  await using _ = await startSending(world, { smtpUrl: installation.url })
  await untilSent(world, await anEmail(world, { transactional: false }))
  const [{ raw, from, user }] = own.received as [(typeof own.received)[number]]
  assert.deepEqual([from, user], ['Events@bücher.example', 'events'])
  const mail = await own.parsed()
  assert.deepEqual(mail.from!.value, [{ name: 'Zürich, Events', address: 'Events@bücher.example' }])
  assert.match(raw.toString(), /^From: .*<Events@xn--bcher-kva\.example>\r$/m)
  assert.match(raw.toString(), /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const { name, publicKey } = await dkimRecord(world)
  const { domain, selector } = verifyDkim(raw.toString(), publicKey)
  assert.equal(`${selector}._domainkey.${domain}`, name)
  assert.equal(domain, 'xn--bcher-kva.example')
  assert.throws(() => verifyDkim(raw.toString().replace('Subject: Welcome', 'Subject: Other'), publicKey))

  await world.request('POST', '/admin/people/invitations', { email: 'new@example.org', role: 'viewer' })
  await untilSent(world, await anEmail(world, { to: { name: '', address: 'bob@example.org' } }, 2))
  await until(
    async () => installation.received.map(({ to }) => to[0]!).toSorted(),
    (to) => to.length === 2,
  )
  assert.deepEqual(installation.received.map(({ from, to }) => `${from} ${to}`).toSorted(), [
    'laurel@laurel.test bob@example.org',
    'laurel@laurel.test new@example.org',
  ])
  assert.equal(own.received.length, 1)

  assert.equal((await world.request('DELETE', SENDER_PATH)).status, 204)
  await untilSent(world, await anEmail(world))
  assert.deepEqual([own.received.length, installation.received.length], [1, 3])
})

test('a server that hangs or is away holds up the emails of its organisation alone, and its emails leave once it is back', async () => {
  const hanging = Promise.withResolvers<null>()
  await using slow = await startSmtpReceiver({ react: ({ stage }) => (stage === 'message' ? hanging.promise : null) })
  await using installation = await startSmtpReceiver()
  await using other = await startSmtpReceiver()
  const dead = await freePort()
  await using world = await startWorld({ allowTargets: [hostOf(slow), hostOf(other), `127.0.0.1:${dead}`] })
  const keys = [world.key, await world.stranger(), await world.stranger(), await world.stranger()]
  await aSender(world, slow.url, {}, keys[0]!)
  await aSender(world, `smtp://127.0.0.1:${dead}`, {}, keys[1]!)
  await aSender(world, other.url, {}, keys[2]!)
  const mailsOf = async (orgId: number, count: number) => {
    const ids: number[] = []
    for (let nth = 0; nth < count; nth++)
      ids.push(await anEmail(world, { to: { name: '', address: `${orgId}-${nth}@example.org` } }, orgId))
    return ids
  }
  const held = await mailsOf(1, 30)
  const lost = await mailsOf(2, 30)
  await using _ = await startSending(world, { smtpUrl: installation.url })
  await until(
    async () => slow.count('message'),
    (count) => count === 5,
  )
  const refused = await until(
    () => world.query<any>(`select response from email_attempt where email_id = ${lost[0]} and outcome = 'deferred'`),
    ([attempt]) => attempt !== undefined,
  )
  assert.match(refused[0].response, /ECONNREFUSED/)
  for (const orgId of [3, 4]) for (const id of await mailsOf(orgId, 30)) await untilSent(world, id)
  assert.deepEqual([other.received.length, installation.received.length], [30, 30])
  assert.deepEqual([slow.received.length, slow.mostConnections()], [0, 5])
  const tried = await world.query<{ n: number }>(`select count(*)::int as n from email_attempt where org_id = 2`)
  assert.ok(tried[0]!.n < 30, 'not every email is tried against a dead server')
  const failing = await world.request('GET', SENDER_PATH, undefined, { key: keys[1]! })
  assert.match(failing.body.failure, /ECONNREFUSED/)
  const metrics = await world.app.inject('/metrics')
  assert.match(metrics.body, /^laurel_email_senders_failing 1$/m)

  hanging.resolve(null)
  await using _back = await startSmtpReceiver({ port: dead })
  for (const id of held) await untilSent(world, id)
  // Emails that were tried wait longer than the pause of their server.
  await until(
    async () => {
      await world.query(`update email set next_attempt_at = now() where org_id = 2 and status = 'queued'`)
      return world.query(`select 1 from email where org_id = 2 and status <> 'sent'`)
    },
    (left) => left.length === 0,
  )
  const works = await world.request('GET', SENDER_PATH, undefined, { key: keys[1]! })
  assert.deepEqual([works.body.failing_since, works.body.failure], [null, null])
})

test('wrong credentials and a password that cannot be opened are temporary failures with their reason, and the next settings are used at once', async () => {
  await using own = await startSmtpReceiver({ login: { user: 'events', pass: 'right' } })
  await using world = await startWorld({ allowTargets: [hostOf(own)] })
  const failing = async (reason: RegExp) => {
    const id = await anEmail(world)
    const { status, attempts } = await triedEmail(world, id)
    assert.deepEqual([status, attempts[0].outcome], ['queued', 'deferred'])
    assert.match(attempts[0].response, reason)
    const { body } = await until(
      () => world.request('GET', SENDER_PATH),
      ({ body }) => reason.test(body.failure ?? ''),
    )
    assert.ok(body.failing_since)
    return id
  }
  await aSender(world, own.url.replace('right', 'wrong'))
  {
    await using _ = await startSending(world)
    const id = await failing(/^535 5\.7\.8/)
    await aSender(world, own.url)
    await world.query(`update email set next_attempt_at = now() where id = ${id}`)
    await untilSent(world, id)
    assert.equal((await world.request('GET', SENDER_PATH)).body.failure, null)
  }
  await world.query(`update organisation_sender set smtp_url = set_byte(smtp_url, 20, 255 - get_byte(smtp_url, 20))`)
  await using _ = await startSending(world)
  const id = await failing(/cannot be opened/)
  const kept = await world.request('PUT', SENDER_PATH, { from_address: 'events@example.org' })
  assert.deepEqual([kept.status, kept.body.detail[0].loc], [422, ['body', 'smtp_url']])
  await aSender(world, own.url)
  await world.query(`update email set next_attempt_at = now() where id = ${id}`)
  await untilSent(world, id)
})
