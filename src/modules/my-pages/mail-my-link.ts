import type { Static } from 'typebox'
import { languageOf } from '../../lib/text/languages.ts'
import { Type } from '../../lib/type.ts'
import { jobContext, type Services } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../platform/db/query.ts'
import { layOut, loadMailLook, logoOf, queueEmail } from '../emails/index.ts'
import { myLinkToken } from './my-link-token.ts'
import { myMailMessages } from './my-mail-messages.ts'
import { organisationsOf } from './organisations-of.ts'

/** Job that mails a link, if any organisation has records of its address. */
export const MAIL_MY_LINK = { name: 'mail-my-link', payload: Type.Object({ link_id: Type.Integer() }) }

type Waiting = { address: string; address_key: string; language: string; seed: Buffer }

/**
 * Mails a link on behalf of the organisation that has known the address longest, from the installation's sender. Nothing
 * is mailed to addresses that nobody knows.
 */
export async function mailMyLink(
  services: Services,
  { link_id: id }: Static<typeof MAIL_MY_LINK.payload>,
): Promise<void> {
  const link = await maybeOne<Waiting>(services)`
    select address, address_key, language, seed from my_link
    where id = ${id} and mailed_at is null and expires_at > ${services.now()}::timestamptz`
  if (link === null) return
  const [first] = await organisationsOf(services, link.address_key)
  if (first === undefined) return
  await inTransaction(jobContext(services, first.id, MAIL_MY_LINK.name), async (ctx) => {
    // A job may run twice; the link is mailed once.
    const taken = await change(ctx)`
      update my_link set mailed_at = ${ctx.now()}::timestamptz where id = ${id} and mailed_at is null`
    if (taken === 0) return
    const look = await loadMailLook(ctx)
    const language = languageOf(link.language) ?? 'en'
    const { subject, paragraphs, button, footer } = myMailMessages[language]
    const url = `${ctx.siteUrl}/my/${myLinkToken(ctx, link.seed)}`
    const content = layOut({
      language,
      look,
      heading: subject,
      paragraphs,
      facts: [],
      picture: null,
      footer,
      button: { text: button, url },
    })
    await queueEmail(ctx, {
      kind: 'my_link',
      eventId: null,
      attendeeId: null,
      to: { name: '', address: link.address },
      language,
      subject,
      ...content,
      attachments: logoOf(look),
      fromInstallation: true,
    })
  })
}
