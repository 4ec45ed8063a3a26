import { sha256 } from '../../lib/crypto/sha256.ts'
import { emailKey } from '../../lib/text/email-key.ts'
import type { Language } from '../../lib/text/languages.ts'
import { actorText } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { limitRequests } from '../../platform/http/server/limit-requests.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import type { Visitor } from '../attendees/index.ts'
import { MAIL_MY_LINK } from './mail-my-link.ts'
import { LINK_MINUTES, myLinkToken } from './my-link-token.ts'

/** Links for one address, and links that one visitor asks for. */
const LIMITS = { address: { minute: 3, hour: 10 }, visitor: { minute: 5, hour: 30 } }

/**
 * Mails a link to an address that any organisation knows. The response and its work are the same for unknown addresses,
 * because a job looks for the records later. The limits also apply when RATE_LIMIT is off.
 * @throws AppError rate_limited
 */
export async function askForMyLink(
  visitor: Visitor,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const [address, key] = [email.trim(), emailKey(email)]
  await limitAsking(visitor, key)
  const seed = visitor.randomBytes(32)
  const now = visitor.now()
  await inTransaction(visitor, async (ctx) => {
    const { id } = await one<{ id: number }>(ctx)`
      insert into my_link (address, address_key, language, seed, token_hash, created_at, expires_at)
      values (${address}, ${key}, ${language}, ${seed}, ${sha256(myLinkToken(ctx, seed))}, ${now},
        ${new Date(now.getTime() + LINK_MINUTES * 60_000)}) returning id`
    await addJob(ctx, MAIL_MY_LINK, { link_id: id })
  })
}

async function limitAsking(visitor: Visitor, key: string): Promise<void> {
  // Hashed, so that no table reveals who asks.
  const hash = sha256(visitor.secret, 'my link for ', key).toString('base64url')
  const asked = [
    { subject: `my link for ${hash}`, limits: LIMITS.address },
    { subject: `my link from ${actorText(visitor.actor)}`, limits: LIMITS.visitor },
  ]
  await limitRequests(visitor, asked, 'Too many links were requested. Try again later.')
}
