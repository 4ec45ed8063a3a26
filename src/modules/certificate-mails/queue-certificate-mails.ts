import type { TxContext } from '../../platform/context/context.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { many } from '../../platform/db/query.ts'
import { isEmail } from '../../platform/http/validation/text-formats.ts'
import { nameToGreet, queueEmails } from '../emails/index.ts'

const MAX_CHARACTERS = 254

/** What is told of a certificate, which is also the kind of the mail and of its template. */
export const CERTIFICATE_MAILS = ['certificate', 'certificate_expiring'] as const
export type CertificateMail = (typeof CERTIFICATE_MAILS)[number]

/** Who draws up what somebody sends by hand: it goes out also where the event mails none by itself. */
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
 * Queues a mail for each of these certificates that has an address and whose event sends them; its words are drawn up when
 * it is sent. Each gets one of a kind ever, which the key of `certificate_mail` decides.
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
    // An address from before these were judged as they are now gets none, and holds up nobody.
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
