import assert from 'node:assert/strict'
import { createHash, createPublicKey, createVerify } from 'node:crypto'
import type { World } from './harness.ts'

export const SENDER_PATH = '/admin/organisation/sender'

/** Room for emails of senders that have not sent yet. */
export const FRESH_SENDERS = { orgIds: [], room: [], usual: 10, total: 100 }

/** Gives the organisation of a key a sender of its own. */
export async function aSender(world: World, smtpUrl: string, fields: object = {}, key = world.key): Promise<any> {
  const body = { from_address: 'events@example.org', smtp_url: smtpUrl, ...fields }
  const answer = await world.request('PUT', SENDER_PATH, body, { key })
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

/** The value of `p=` in the DKIM record that an organisation is asked to publish, and the record's name. */
export async function dkimRecord(world: World, key = world.key): Promise<{ name: string; publicKey: string }> {
  const { body } = await world.request('GET', `${SENDER_PATH}/dns`, undefined, { key })
  const { name, expected } = body.records.find(({ kind }: { kind: string }) => kind === 'dkim')
  return { name, publicKey: /p=(\S+)$/.exec(expected)![1]! }
}

/**
 * Verifies a DKIM signature with relaxed canonicalization (RFC 6376, sections 3.4 and 3.7).
 * @returns its domain and selector @throws if it is not that of the key, or the message was changed
 */
export function verifyDkim(raw: string, publicKey: string): { domain: string; selector: string } {
  const at = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, at).split(/\r\n(?![ \t])/)
  const signature = headers.find((line) => /^dkim-signature:/i.test(line))
  assert.ok(signature, 'the message is signed')
  const tag = (name: string) => new RegExp(`[;:]${name}=([^;]*)`).exec(signature.replaceAll(/\s/g, ''))![1]!
  const body = raw
    .slice(at + 4)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ \r\n/g, '\r\n')
    .replace(/(\r\n)*$/, '\r\n')
  assert.equal(createHash('sha256').update(body).digest('base64'), tag('bh'), 'the body is as it was signed')
  const covered = tag('h')
    .split(':')
    .map((name) => headers.findLast((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)))
  const lines = [...covered.flatMap((line) => line ?? []).map(relaxed), relaxed(signature).replace(/b=[^;]*$/, 'b=')]
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const verify = createVerify('RSA-SHA256').update(lines.join('\r\n'))
  assert.ok(verify.verify(key, tag('b'), 'base64'), 'the signature is that of the key')
  return { domain: tag('d'), selector: tag('s') }
}

function relaxed(line: string): string {
  const at = line.indexOf(':')
  const value = line.slice(at + 1).replaceAll('\r\n', '')
  return `${line.slice(0, at).toLowerCase().trim()}:${value.replaceAll(/[ \t]+/g, ' ').trim()}`
}
