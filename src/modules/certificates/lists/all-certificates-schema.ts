import { Type } from '../../../lib/type.ts'
import { IdOf, oneOf, Page, TimestampInput } from '../../../platform/http/validation/schema.ts'
import { STATUSES } from '../records/certificate-schema.ts'

export const AllCertificatesQuery = Type.Object({
  ...Page,
  search: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'Part of a name, start of an email address, verification code, public id, or pasted link',
    }),
  ),
  event_id: Type.Optional(IdOf('event; without it, all events')),
  status: Type.Optional(oneOf(STATUSES, { description: 'Current status' })),
  since: Type.Optional({ ...TimestampInput, description: 'Issued at this time or later. ISO 8601' }),
  until: Type.Optional({ ...TimestampInput, description: 'Issued before this time. ISO 8601' }),
  tier: Type.Optional(Type.String({ maxLength: 200, description: 'Exact name of a tier' })),
  kind: Type.Optional(Type.String({ maxLength: 40, description: 'Kind of certificate, such as attendee' })),
})
