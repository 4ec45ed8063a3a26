import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'
import { allValues, type CertificateRow, StatedValues } from '../certificates/index.ts'
import { downloadUrl } from './bulk-queries.ts'

const Made = Type.Object(
  {
    certificate_id: Type.Integer({ description: 'Id of the certificate' }),
    public_id: Type.String({ format: 'uuid', description: 'Its id in public links' }),
    attendee_name: Type.String({ description: 'Name on the certificate' }),
    attendee_email: Type.String({ description: 'Email address of the recipient; empty when the spreadsheet has none' }),
    values: StatedValues,
  },
  { additionalProperties: false },
)

const Completed = eventData('BulkCompleted', {
  job_id: Type.Integer({ description: 'Id of the bulk job, for recognising events that arrive twice' }),
  event_id: Type.Integer({ description: 'Id of the event' }),
  event_name: Type.String({ description: 'Name of the event on the certificates' }),
  kind: Type.String({ description: 'Kind of the certificates; attendee: the default kind' }),
  total_count: Type.Integer({ description: 'Certificates created' }),
  credits_charged: Type.Integer({ description: 'Credits spent' }),
  certificates: Type.Array(Made, { description: 'The certificates, in the order of the spreadsheet' }),
  download_url: Type.String({ format: 'uri', description: 'URL of the ZIP archive, which requires an API key' }),
})

export const bulkEventTypes = [
  {
    type: 'cert.bulk_completed',
    summary: 'A bulk job was completed; only this event announces its certificates',
    data: Completed,
    subject: 'bulk_job',
    ofMany: true,
    redact: (data: Static<typeof Completed>) => ({
      ...data,
      certificates: data.certificates.map((each) => ({ ...each, attendee_name: '', attendee_email: '', values: [] })),
    }),
  },
] as const satisfies EventType[]

type Job = Pick<Static<typeof Completed>, 'job_id' | 'event_id' | 'event_name' | 'kind'>

/** Returns `cert.bulk_completed` with the certificates, one credit each. */
export function bulkCompleted(
  services: Pick<Services, 'baseUrl'>,
  job: Job,
  rows: Pick<CertificateRow, 'id' | 'public_id' | 'attendee_name' | 'attendee_email' | 'certificate_values'>[],
): DomainEvent {
  const data: Static<typeof Completed> = {
    ...job,
    total_count: rows.length,
    credits_charged: rows.length,
    certificates: rows.map((row) => ({
      certificate_id: row.id,
      public_id: row.public_id,
      attendee_name: row.attendee_name,
      attendee_email: row.attendee_email ?? '',
      values: allValues(row.certificate_values),
    })),
    download_url: downloadUrl(services, job.event_id, job.job_id),
  }
  return { type: 'cert.bulk_completed', subjectId: job.job_id, data }
}
