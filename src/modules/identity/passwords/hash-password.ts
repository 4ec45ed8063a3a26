import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import type { Services } from '../../../platform/context/context.ts'

const derive = promisify(argon2)

/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

/** Each hash takes 19 MiB and a thread for a tenth of a second, so simultaneous sign-ins must not take all threads. */
const inTurn = fairQueue({
  atOnce: 2,
  waiting: 60,
  busy: 'Many people are signing in right now. Try again in a few seconds.',
})

/** Compared with when there is no password: it never matches, and takes as long. */
const NOBODY = written(Buffer.alloc(16), Buffer.alloc(32))

/** Number of passwords hashed in this process, for tests. */
export const hashed = { times: 0 }

/** The stored form of a password, with its cost parameters (PHC string format), so that they can be raised later. */
export async function hashPassword({ randomBytes }: Pick<Services, 'randomBytes'>, password: string): Promise<string> {
  const nonce = randomBytes(16)
  return written(nonce, await hash(password, nonce, COST))
}

/** Whether the password matches the stored one. Without a stored one it takes as long and returns false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const [, , , costs, nonce, tag] = (passwordHash ?? NOBODY).split('$') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const [memory, passes] = /^m=(\d+),t=(\d+)/.exec(costs)!.slice(1).map(Number) as [number, number]
  const given = await hash(password, Buffer.from(nonce, 'base64'), { ...COST, memory, passes })
  return timingSafeEqual(given, Buffer.from(tag, 'base64')) && passwordHash !== null
}

/** Normalised, because keyboards compose letters differently. */
async function hash(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  hashed.times += 1
  return inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }) as Promise<Buffer>)
}

function written(nonce: Buffer, tag: Buffer): string {
  const [salt, sum] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${salt}$${sum}`
}
