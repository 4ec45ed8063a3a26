import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAccount, within } from '../../../../test/support/crm.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { rewrite } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'
import { accountDomain, findOrCreateAccounts } from '../index.ts'

test('a company is found by its domain, else by its name, and made once however many bring it at once', async () => {
  await using world = await startWorld()
  const named = await anAccount(world, { name: 'İNCİ Ltd.' })
  const known = await anAccount(world, { name: 'Acme', domain: 'https://www.Acme.com/about' })
  const find = () =>
    within(world, (ctx) =>
      findOrCreateAccounts(ctx, [
        { name: 'inci ltd.' },
        { name: 'Other', domain: 'acme.com' },
        { name: ' ACME ' },
        { name: 'Acme', domain: 'acme.de' },
        { domain: 'new.org' },
        { name: 'inci LTD.', domain: 'inci.com.tr' },
        { name: 'Neu' },
        { name: 'NEU' },
      ]),
    )
  const all = await Promise.all(Array.from({ length: 8 }, find))
  const [first] = all
  for (const ids of all) assert.deepEqual(ids, first)
  assert.deepEqual(
    [first![0], first![1], first![2], first![5], first![7]],
    [named.id, known.id, known.id, named.id, first![6]],
  )
  assert.equal(new Set(first).size, 5)
  assert.equal(await count(world, 'account'), 5)
})

test('without the lock whoever brings a company at once makes it again', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, /select pg_advisory_xact_lock\(hashtextextended\((\$\d+), 0\)\)/, 'select $1::text')
  let round = 0
  const accounts = async () => {
    const name = `Round ${++round}`
    await Promise.all(Array.from({ length: 8 }, () => within(world, (ctx) => findOrCreateAccounts(ctx, [{ name }]))))
    return count(world, `account where name = '${name}'`)
  }
  await until(accounts, (made) => made > 1)
})

test('a domain is read from whatever holds it, as browsers write it', () => {
  for (const [text, domain] of Object.entries({
    'https://www.Example.com/x?y#z': 'example.com',
    'info@Example.co.uk': 'example.co.uk',
    'http://a:b@www.example.org:8080': 'example.org',
    'münchen.de.': 'xn--mnchen-3ya.de',
    'www.com': 'www.com',
    ' sub.example.com ': 'sub.example.com',
  }))
    assert.equal(accountDomain(text), domain, text)
  for (const text of [
    '',
    'example',
    'x y.com',
    '10.0.0.1',
    '-a.com',
    'a..com',
    `${'a'.repeat(64)}.com`,
    'http://',
    '[::1]',
  ])
    assert.equal(accountDomain(text), null, text)
})

test('an account that several lead to is called as the first of them says that says more than its domain', async () => {
  await using world = await startWorld()
  const domain = 'ornek.com.tr'
  const given = [{ domain }, { domain, name: 'Örnek A.Ş.' }, { domain, name: 'Örnek' }, { domain }]
  const ids = await within(world, (ctx) => findOrCreateAccounts(ctx, given))
  assert.equal(new Set(ids).size, 1)
  assert.deepEqual(await world.query('select name, domain from account'), [{ name: 'Örnek A.Ş.', domain }])
})
