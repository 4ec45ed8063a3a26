import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUnsubscribeToken, readUnsubscribeToken, unsubscribeLink } from './unsubscribe-link.ts'

const site = { secret: Buffer.alloc(32, 1), siteUrl: 'http://laurel.test' }
const facts = { emailId: 281_474_976_710_655, address: 'Ayse@example.org' }
const tokenOf = (services: typeof site, about: typeof facts) => unsubscribeLink(services, about).split('/u/')[1]!

test('a link is of one mail to one address, made by this installation; nothing else about it opens anything', () => {
  const token = tokenOf(site, facts)
  assert.equal(unsubscribeLink(site, facts), `http://laurel.test/u/${token}`)
  assert.equal(readUnsubscribeToken(token), facts.emailId)
  assert.ok(isUnsubscribeToken(site, token, { ...facts, address: 'ayse@EXAMPLE.org' }))
  assert.ok(!isUnsubscribeToken({ secret: Buffer.alloc(32, 2) }, token, facts))
  for (const other of [{ address: 'bob@example.org' }, { emailId: 1 }])
    assert.ok(!isUnsubscribeToken(site, token, { ...facts, ...other }))
  for (let at = 0; at < token.length; at++) {
    const other = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    assert.ok(!isUnsubscribeToken(site, other, facts))
  }
  for (const text of ['', 'x', token.slice(1), `${token}A`, `${token}=`, '%00', token.replace(/.$/, '~')])
    assert.equal(readUnsubscribeToken(text), null)
})
