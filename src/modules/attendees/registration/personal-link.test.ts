import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personalLink, readLinkToken } from './personal-link.ts'

const site = { secret: Buffer.alloc(32, 1), siteUrl: 'http://laurel.test' }
const facts = { attendeeId: 1_099_511_627_775, linkNo: 255 }
const tokenOf = (services: typeof site, of = facts) => personalLink(services, of).split('/t/')[1]!

test('a personal link tells whose registration it is, and no other text does', () => {
  const token = tokenOf(site)
  assert.deepEqual(readLinkToken(site, token), facts)
  assert.equal(readLinkToken({ secret: Buffer.alloc(32, 2) }, token), null)
  for (let at = 0; at < token.length; at++)
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. ') {
      const other = token.slice(0, at) + character + token.slice(at + 1)
      if (other !== token) assert.equal(readLinkToken(site, other), null, other)
    }
  for (const text of ['', 'A', token.slice(0, -1), `${token}A`, `${token}=`, ` ${token}`, `${token}\n`, '\u0000'])
    assert.equal(readLinkToken(site, text), null)
})

test('of two links of a registration the one with the other number is another one', () => {
  assert.notEqual(tokenOf(site), tokenOf(site, { ...facts, linkNo: 254 }))
})
