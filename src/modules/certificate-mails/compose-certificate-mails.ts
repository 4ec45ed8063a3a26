import { inSlices } from '../../lib/threads/in-slices.ts'
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
  return inSlices(ids, async (id): Promise<Composed> => {
    const [recipient, certificate] = [recipients.get(id), certificates.get(id)]
    if (!recipient || !certificate) return { unwanted: 'The certificate is there no more.' }
    const to = { ...recipient, certificate_email: recipient.certificate_email || byHand }
    return composeMail(template, to, certificate)
  })
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
