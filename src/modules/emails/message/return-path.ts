import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../lib/crypto/is-same-secret.ts'
import type { Services } from '../../../platform/context/context.ts'

/** The email in a return path. Its random `uid` counts too: after a restored backup the id can belong to another one. */
type ReturnedEmail = { id: number; uid: string }

const ID_BYTES = 6
const CODE_BYTES = 10
/** Characters 0-9 and a-v, which servers may write in upper case. */
const RADIX = 32
const LENGTH = Math.ceil(((ID_BYTES + CODE_BYTES) * 8) / 5)

type Secret = Pick<Services, 'secret'>

/** The envelope sender of an email (VERP), to which servers return it: `bounces+{token}@mail.example.org`. */
export function returnPath(services: Secret, bounceAddress: string, email: ReturnedEmail): string {
  const at = bounceAddress.lastIndexOf('@')
  return `${bounceAddress.slice(0, at)}+${tokenOf(services, email)}${bounceAddress.slice(at)}`
}

/** Finds the distinct tokens of return paths in a text; their codes are not verified yet. */
export function returnTokensIn(bounceAddress: string, text: string): string[] {
  const at = bounceAddress.lastIndexOf('@')
  const [local, domain] = [bounceAddress.slice(0, at), bounceAddress.slice(at)].map((part) =>
    part.replaceAll('.', '\\.'),
  )
  const paths = text.matchAll(new RegExp(`${local}\\+([\\da-v]{${LENGTH}})${domain}`, 'gi'))
  return [...new Set([...paths].map(([, token]) => token!.toLowerCase()))]
}

/** The id of the email in a token. */
export function emailIdIn(token: string): number {
  let value = 0n
  for (const character of token) value = value * BigInt(RADIX) + BigInt(Number.parseInt(character, RADIX))
  return Number((value >> BigInt(CODE_BYTES * 8)) & (2n ** BigInt(ID_BYTES * 8) - 1n))
}

/** Whether this installation made the token for this email. */
export function isReturnToken(services: Secret, token: string, email: ReturnedEmail): boolean {
  return isSameSecret(token, tokenOf(services, email))
}

function tokenOf({ secret }: Secret, { id, uid }: ReturnedEmail): string {
  const name = Buffer.alloc(ID_BYTES)
  name.writeUIntBE(id, 0, ID_BYTES)
  const code = createHmac('sha256', secret).update('laurel return path\n').update(name).update(uid).digest()
  const bytes = Buffer.concat([name, code.subarray(0, CODE_BYTES)])
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(RADIX)
    .padStart(LENGTH, '0')
}
