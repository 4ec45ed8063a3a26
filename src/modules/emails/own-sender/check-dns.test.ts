import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startFakeDns } from '../../../../test/support/fake-dns.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { aSender, dkimRecord, SENDER_PATH } from '../../../../test/support/senders.ts'
import { resolveTxt } from '../../../lib/safe-fetch/index.ts'

test('SPF, DKIM and DMARC are judged by what name servers say, each with what to do next', async () => {
  await using world = await startWorld()
  const texts: Record<string, string[][]> = {}
  await using dns = await startFakeDns({ 'silent.example': ['silent'], '_dmarc.silent.example': ['silent'] }, texts)
  const asked: string[] = []
  const ask = async (name: string) => {
    asked.push(name)
    return resolveTxt(name, [dns.address], 400)
  }
  Object.assign(world.services, { resolveTxt: ask })
  const change = (host: string, from_address: string) => aSender(world, `smtps://a:b@${host}`, { from_address })
  const check = async () => {
    const { status, body, text } = await world.request('GET', `${SENDER_PATH}/dns`)
    assert.equal(status, 200, text)
    return Object.fromEntries(body.records.map(({ kind, ...rest }: { kind: string }) => [kind, rest])) as any
  }
  await change('email-smtp.eu-west-1.amazonaws.com', 'events@mail.club.example')
  const missing = await check()
  assert.deepEqual(missing.spf, {
    ...{ name: 'mail.club.example', expected: 'v=spf1 include:amazonses.com ~all', found: [], ok: false },
    state: 'missing',
    advice: 'Publish this TXT record at mail.club.example.',
  })
  assert.deepEqual([missing.dkim.ok, missing.dmarc.ok, missing.dmarc.name], [false, false, '_dmarc.mail.club.example'])

  const { name, publicKey } = await dkimRecord(world)
  texts['mail.club.example'] = [['unrelated'], ['v=spf1 include:', 'all.club.example -all']]
  texts['all.club.example'] = [['v=spf1 include:amazonses.com include:all.club.example ~all']]
  texts[name] = [['v=DKIM1; k=rsa; p=', publicKey.slice(0, 200), publicKey.slice(200)]]
  texts['_dmarc.club.example'] = [['v=DMARC1; p=quarantine']]
  const good = await check()
  assert.deepEqual(
    ['spf', 'dkim', 'dmarc'].map((kind) => good[kind].ok),
    [true, true, true],
    JSON.stringify(good),
  )
  assert.deepEqual(good.spf.found, ['v=spf1 include:all.club.example -all'])

  texts['all.club.example'] = [['v=spf1 ip4:192.0.2.1 ~all']]
  texts[name] = [['v=DKIM1; k=rsa; p=AAAA']]
  texts['_dmarc.mail.club.example'] = [['v=DMARC1; p=none'], ['v=DMARC1; p=reject']]
  const bad = await check()
  assert.match(bad.spf.advice, /^Add include:amazonses\.com to the record/)
  assert.match(bad.dkim.advice, /another key/)
  assert.match(bad.dmarc.advice, /several DMARC records/)
  texts['mail.club.example'] = [['v=spf1 -all']]
  assert.match((await check()).spf.advice, /allows no server/)
  texts['mail.club.example'] = [['v=spf1 ~all'], ['v=spf1 mx ~all']]
  assert.match((await check()).spf.advice, /several SPF records/)

  await change('smtp.club.example', 'events@mail.club.example')
  texts['mail.club.example'] = [['v=spf1 a:smtp.club.example ~all']]
  assert.match((await check()).spf.advice, /allows this mail server/)
  texts['mail.club.example'] = [['v=spf1 mx ~all']]
  const unknown = (await check()).spf
  assert.deepEqual([unknown.ok, /Ask the operator/.test(unknown.advice)], [true, true])

  // A record that leads from name to name without end is followed ten times.
  texts['mail.club.example'] = [['v=spf1 include:0.loop.example ~all']]
  for (let nth = 0; nth < 30; nth++) texts[`${nth}.loop.example`] = [[`v=spf1 include:${nth + 1}.loop.example ~all`]]
  asked.length = 0
  await check()
  assert.equal(asked.filter((name) => name.endsWith('.loop.example')).length, 10)

  await change('smtp.club.example', 'events@silent.example')
  const silent = await check()
  for (const kind of ['spf', 'dmarc'])
    assert.deepEqual([silent[kind].ok, /No name server answered/.test(silent[kind].advice)], [false, true], kind)
})
