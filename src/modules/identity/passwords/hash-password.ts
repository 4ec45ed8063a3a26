import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import type { Services } from '../../../platform/context/context.ts'

const derive = promisify(argon2)

/** The least that OWASP advises for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Each takes 19 MiB and a thread for a tenth of a second, so that many who sign in at once must not take all threads. */
const inTurn = fairQueue({ atOnce: 2, waiting: 60, busy: 'Many people sign in right now. Try again in some seconds.' })

/** What is kept of no password: nothing is found to be the same, and finding that out takes as long. */
const NOBODY = written(Buffer.alloc(16), Buffer.alloc(32))

/** How often a password was hashed in this process. */
export const hashed = { times: 0 }

/** The text to keep of a password, with its costs in it (PHC string format), so that later costs can be told from these. */
export async function hashPassword({ randomBytes }: Pick<Services, 'randomBytes'>, password: string): Promise<string> {
  const nonce = randomBytes(16)
  return written(nonce, await hash(password, nonce, COST))
}

/** True when the password is the one that was kept. Where none was it takes as long, and is false. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, , , costs, nonce, tag] = (kept ?? NOBODY).split('$') as [string, string, string, string, string, string]
  const [memory, passes] = /^m=(\d+),t=(\d+)/.exec(costs)!.slice(1).map(Number) as [number, number]
  const given = await hash(password, Buffer.from(nonce, 'base64'), { ...COST, memory, passes })
  return timingSafeEqual(given, Buffer.from(tag, 'base64')) && kept !== null
}

/** A password is the same however a keyboard composes its letters. */
async function hash(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  hashed.times += 1
  return inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }) as Promise<Buffer>)
}

function written(nonce: Buffer, tag: Buffer): string {
  const [salt, sum] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${salt}$${sum}`
}
