import { emailKey } from '../../../lib/text/email-key.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { limitGuesses } from '../sign-in-sessions/limit-guesses.ts'
import type { Browser } from '../sign-in-sessions/open-sign-in-session.ts'
import { MAIL_PERSON_LINK } from './mail-person-link.ts'
import type { LinkPurpose } from './make-person-link.ts'
import type { LinkAsked } from './person-link-schema.ts'

/**
 * Sends a link to sign in or to set a new password. The response and its time are the same for unknown addresses,
 * because a job looks up the recipient. The address itself is not stored in a queue.
 * @throws AppError rate_limited
 */
export async function askForLink(
  services: Services,
  { email, purpose }: { email: string; purpose: LinkPurpose },
  browser: Browser,
): Promise<LinkAsked> {
  const account = emailKey(email)
  const row = await maybeOne<{ id: number }>(services)`select id from person where email_key = ${account}`
  const personId = row?.id ?? null
  await limitGuesses(services, { account, personId, browser, what: 'link' })
  await addJob(services, MAIL_PERSON_LINK, { person_id: personId, purpose })
  return { mail_server: services.mail.smtpUrl !== null }
}
