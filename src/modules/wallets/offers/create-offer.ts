import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Language } from '../../../lib/text/languages.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { limitRequests } from '../../../platform/http/server/limit-requests.ts'
import { layOut, loadMailLook, logoOf, queueEmail } from '../../emails/index.ts'
import { walletMailMessages } from '../wallet-mail-messages.ts'
import { codeOf, newSecret, newTxCode, OFFER_MINUTES, txCodeHash } from './offer-secrets.ts'
import type { OfferedKind, OfferedRecord } from './offered-record.ts'

/** Most codes that are mailed for one record, for all who ask together. */
const LIMITS = { minute: 2, hour: 6 }

/**
 * Creates an offer of a credential and mails its transaction code to the holder, in one transaction. Anybody may ask,
 * since only the holder gets the code. The limits also apply when RATE_LIMIT is off.
 * @returns the token of the offer's address
 * @throws AppError rate_limited
 */
export async function createOffer(
  ctx: Context,
  {
    kind,
    record,
    address,
    language,
  }: { kind: OfferedKind; record: OfferedRecord; address: string; language: Language },
): Promise<string> {
  const subject = `wallet codes of ${kind} ${record.publicId}`
  await limitRequests(ctx, [{ subject, limits: LIMITS }], 'Too many codes were requested. Try again later.')
  const token = newSecret(ctx)
  const txCode = newTxCode(ctx)
  const codeHash = sha256(codeOf(token))
  const now = ctx.now()
  await inTransaction(ctx, async (ctx) => {
    await change(ctx)`
      insert into wallet_offer (org_id, kind, public_id, token_hash, code_hash, tx_code_hash, created_at, expires_at)
      values (${ctx.orgId}, ${kind}, ${record.publicId}, ${sha256(token)}, ${codeHash}, ${txCodeHash(ctx, codeHash, txCode)},
        ${now}, ${new Date(now.getTime() + OFFER_MINUTES * 60_000)})`
    const words = walletMailMessages[language]
    const look = await loadMailLook(ctx)
    const content = layOut({
      language,
      look,
      heading: words.subject,
      paragraphs: words.paragraphs,
      facts: [
        [words.code, txCode],
        [words.credential, record.name],
      ],
      picture: null,
      button: null,
      footer: words.footer,
    })
    await queueEmail(ctx, {
      kind: 'wallet_code',
      eventId: record.eventId,
      attendeeId: record.attendeeId,
      to: { name: record.holder, address },
      language,
      subject: words.subject,
      ...content,
      attachments: logoOf(look),
    })
  })
  return token
}
