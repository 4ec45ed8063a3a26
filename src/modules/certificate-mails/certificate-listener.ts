import type { Listener, ListenerEvent } from '../../platform/outbox/listener.ts'
import { type CertificateMail, queueCertificateMails } from './queue-certificate-mails.ts'

type Told = { certificates: { certificate_id: number }[] }

/** Hears of certificates, and has those mailed whose event wants it at that moment. */
export const certificateListener: Listener = {
  name: 'certificate-mails',
  types: ['cert.issued', 'cert.bulk_completed', 'cert.expiring_soon'],
  from: 'now',
  // Whether one is wanted is looked up of a hundred at a time: of each by itself it cost a fifth of what issuing them does.
  handleMany: async (ctx, events) => {
    for (const [mail, own] of Map.groupBy(events, mailOf))
      await queueCertificateMails(ctx, mail, own.flatMap(certificatesOf))
  },
}

function mailOf({ type }: ListenerEvent): CertificateMail {
  return type === 'cert.expiring_soon' ? 'certificate_expiring' : 'certificate'
}

function certificatesOf({ type, subjectId, data }: ListenerEvent): number[] {
  if (type !== 'cert.bulk_completed') return [subjectId]
  return (data as Told).certificates.map(({ certificate_id }) => certificate_id)
}
