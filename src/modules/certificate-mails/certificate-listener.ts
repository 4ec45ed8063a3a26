import type { Listener, ListenerEvent } from '../../platform/outbox/listener.ts'
import { type CertificateMail, queueCertificateMails } from './queue-certificate-mails.ts'

type Told = { certificates: { certificate_id: number }[] }

/** Mails certificates when their events ask for it at that moment. */
export const certificateListener: Listener = {
  name: 'certificate-mails',
  types: ['cert.issued', 'cert.bulk_completed', 'cert.expiring_soon'],
  from: 'now',
  // The settings are read for up to a hundred events at a time: one by one they took a fifth of the cost of issuing.
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
