import type { TxContext } from '../../platform/context/context.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { many } from '../../platform/db/query.ts'
import { isEmail } from '../../platform/http/validation/text-formats.ts'
import { nameToGreet, queueEmails } from '../emails/index.ts'

const MAX_CHARACTERS = 254

/** Kinds of certificate mails, which are also the kinds of their templates. */
export const CERTIFICATE_MAILS = ['certificate', 'certificate_expiring'] as const
export type CertificateMail = (typeof CERTIFICATE_MAILS)[number]

/** Composer of mails sent by hand, which go out even if the event mails no certificates. */
export const BY_HAND = 'certificate_by_hand'

type Row = {
  id: number
  event_id: number
  attendee_id: number | null
  attendee_name: string
  attendee_email: string
  language: string
}

/**
 * Queues a mail for each of these certificates that has an address and whose event mails them; the text is composed
 * when it is sent. The key of `certificate_mail` allows one mail of a kind per certificate.
 */
export function queueCertificateMails(ctx: TxContext, kind: CertificateMail, ids: number[]): Promise<void> {
  return forEachBatch(ids, async (batch) => {
    const rows = await many<Row>(ctx)`
      with wanted as (
        select c.id, c.event_id, c.attendee_id, c.attendee_name, c.attendee_email, coalesce(a.language, e.event_language) as language
        from certificate c join event e on e.id = c.event_id left join attendee a on a.id = c.attendee_id
        where c.org_id = ${ctx.orgId} and c.id = any(${batch}::bigint[]) and e.certificate_email
          and c.status <> 'revoked' and c.attendee_email <> ''
      ), fresh as (
        insert into certificate_mail (org_id, certificate_id, kind)
        select ${ctx.orgId}, id, ${kind} from wanted order by id on conflict do nothing returning certificate_id
      )
      select wanted.* from wanted join fresh on certificate_id = id order by id`
    // Addresses stored before today's validation may be unusable: they get no mail and block nobody.
    const reachable = rows.filter((row) => row.attendee_email.length <= MAX_CHARACTERS && isEmail(row.attendee_email))
    if (reachable.length === 0) return
    await queueEmails(
      ctx,
      reachable.map(({ id, event_id, attendee_id, attendee_name, attendee_email, language }) => ({
        kind,
        language,
        eventId: event_id,
        attendeeId: attendee_id,
        to: { name: nameToGreet({ first_name: attendee_name, last_name: '' }), address: attendee_email },
        subject: '',
        html: '',
        text: '',
        attachments: [],
        composer: { name: kind, subjectId: id },
      })),
    )
  })
}
