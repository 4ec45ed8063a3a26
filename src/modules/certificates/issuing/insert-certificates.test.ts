import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { draftCertificate } from './insert-certificates.ts'

const recipient = {
  attendee_id: 1,
  attendee_name: 'Ada',
  attendee_email: null,
  tier: null,
  recipient_key: null,
  certificate_values: null,
}

test('of 100 000 certificates no two have a public id, code or salt in common, and every random bit of an id varies', () => {
  const drafts = Array.from({ length: 100_000 }, () => draftCertificate({ randomBytes }, recipient))
  for (const ids of [
    drafts.map(({ public_id }) => public_id),
    drafts.map(({ verification_code }) => verification_code),
    drafts.map(({ salt }) => salt.toString('latin1')),
  ])
    assert.equal(new Set(ids).size, drafts.length)
  const ones = new Array<number>(128).fill(0)
  for (const { public_id } of drafts.slice(0, 4_000)) {
    const bytes = Buffer.from(public_id.replaceAll('-', ''), 'hex')
    for (let bit = 0; bit < 128; bit++) ones[bit]! += (bytes[bit >> 3]! >> (7 - (bit & 7))) & 1
  }
  // Four bits are the version, two the variant of a UUID (RFC 9562). A fair bit is beyond these limits once in 10^15 runs.
  const fixed = new Set([48, 49, 50, 51, 64, 65])
  for (const [bit, count] of ones.entries())
    if (!fixed.has(bit)) assert.ok(count > 1_740 && count < 2_260, `${bit}: ${count}`)
})
