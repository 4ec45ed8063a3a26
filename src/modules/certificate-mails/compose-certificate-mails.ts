import { setImmediate as turn } from 'node:timers/promises'
import type { Context, MailComposer } from '../../platform/context/context.ts'
import { certificatesForMail } from '../certificates/index.ts'
import { loadMailTemplate, type MailData, type MailTemplate, nameToGreet, renderMail } from '../emails/index.ts'
import { BY_HAND, CERTIFICATE_MAILS, type CertificateMail } from './queue-certificate-mails.ts'
import { type Recipient, readRecipients } from './read-recipients.ts'

type Composed = Awaited<ReturnType<MailComposer['compose']>>[number]
type ToldCertificate = NonNullable<MailData['certificate']>

/** Compose certificate mails when they are sent, one composer per kind. Nothing depends on their outcome. */
export const certificateComposers: MailComposer[] = [
  ...CERTIFICATE_MAILS.map((kind) => composer(kind, kind)),
  composer(BY_HAND, 'certificate'),
]

function composer(name: string, kind: CertificateMail): MailComposer {
  return {
    name,
    compose: (ctx, mails) => {
      const ids = mails.map(({ subjectId }) => subjectId)
      return composeMails(ctx, kind, ids, name === BY_HAND)
    },
    settle: async () => {},
  }
}

async function composeMails(
  ctx: Context,
  kind: CertificateMail,
  ids: readonly number[],
  byHand: boolean,
): Promise<Composed[]> {
  const template = await loadMailTemplate(ctx, { kind })
  const recipients = await readRecipients(ctx, ids)
  const certificates = await certificatesForMail(ctx, [...recipients.keys()])
  const composed: Composed[] = []
  for (const id of ids) {
    // Composing a hundred in one go would delay the requests of this process.
    await turn()
    const [recipient, certificate] = [recipients.get(id), certificates.get(id)]
    composed.push(
      recipient && certificate
        ? await composeMail(
            template,
            { ...recipient, certificate_email: recipient.certificate_email || byHand },
            certificate,
          )
        : { unwanted: 'The certificate is there no more.' },
    )
  }
  return composed
}

async function composeMail(template: MailTemplate, to: Recipient, certificate: ToldCertificate): Promise<Composed> {
  if (to.is_revoked) return { unwanted: 'The certificate was revoked.' }
  if (!to.attendee_email) return { unwanted: 'The certificate has no address any more.' }
  if (!to.certificate_email) return { unwanted: 'The event mails its certificates no more.' }
  const { id, zone, event, languages, attendee_email: email } = to
  const named = { first_name: to.first_name ?? to.attendee_name, last_name: to.last_name ?? '' }
  const data: MailData = { time_zone: zone, event, attendee: { ...named, email }, certificate }
  const { attachments, ...mail } = await renderMail(template, { languages, data, unsubscribeUrl: null })
  return {
    ...mail,
    to: { name: nameToGreet(named), address: email },
    attachments: [...attachments, { kind: 'certificate_pdf', fileName: 'certificate.pdf', subjectId: id }],
  }
}
