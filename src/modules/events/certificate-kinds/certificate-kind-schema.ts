import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, TimeOrNull, TimestampInput, Title } from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'

/** Kind of certificates that the settings of the event itself describe. */
export const DEFAULT_KIND = 'attendee'

export const MAX_VALUES = 30
export const MAX_VALUE = 200
const MAX_KINDS = 20

const KEY = /^[a-z][a-z0-9_]{0,39}$/
defineFormat('value-key', {
  accepts: (text) => KEY.test(text),
  problem: ['value_key', 'must be 1 to 40 of a-z, 0-9 and _, beginning with a letter'],
  pattern: KEY.source,
})

export const ValueKey = (description: string) => Type.String({ format: 'value-key', description })

const CertificateValue = Type.Object({
  key: ValueKey('Key in designs, emails and files'),
  label: Title(100, 'Label, as people read it'),
  value: Type.Optional(
    nullable(Type.String({ maxLength: MAX_VALUE, description: 'Value for everyone; null: attendees have their own' })),
  ),
  question_id: Type.Optional(
    nullable(Type.String({ description: 'Registration question whose answer is the value; null: none' })),
  ),
})

export const CertificateValues = Type.Array(CertificateValue, {
  maxItems: MAX_VALUES,
  default: [],
  description:
    'Values that certificates state besides name and date, such as hours or a grade. An attendee has, in this order: their own value, their answer, the value of the kind, the value here',
})

/** How long certificates are valid; at most one is set. */
export const validity = {
  certificate_validity_days: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 36_500,
      description: 'Days a certificate is valid; at most one of the four is set, and without any it never expires',
    }),
  ),
  certificate_validity_months: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_200,
      description: 'Calendar months it is valid, in the time zone of the event',
    }),
  ),
  certificate_validity_years: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'Calendar years it is valid, in the time zone of the event',
    }),
  ),
}

/** Fields of an event or kind that bound validity. */
export const VALIDITY_FIELDS = [
  'certificate_validity_days',
  'certificate_validity_months',
  'certificate_validity_years',
  'certificate_valid_until',
] as const

const UNTIL = 'Until when certificates are valid'
export const validUntil = TimeOrNull(UNTIL, 'not set')
export const validUntilInput = nullable({
  ...TimestampInput,
  description: `${UNTIL}: ISO 8601, UTC without a zone`,
})

const about = {
  kind: ValueKey(`Key of the kind; ${DEFAULT_KIND} is the default kind and not listed`),
  label: Title(100, 'Name of the kind, as people read it'),
}
const settings = {
  template_id: nullable(IdOf('design; null: the design of the event')),
  ...validity,
  values: {
    ...CertificateValues,
    description: 'Values of this kind; a key of the event replaces its value',
  },
}

const KINDS = `Kinds in addition to ${DEFAULT_KIND}, which the event itself describes`

export const CertificateKinds = Type.Array(
  Type.Object({ ...about, ...settings, certificate_valid_until: validUntil }, { title: 'CertificateKind' }),
  { description: KINDS },
)

export const CertificateKindsInput = Type.Array(
  Type.Object({
    ...about,
    ...Type.Partial(Type.Object({ ...settings, certificate_valid_until: validUntilInput })).properties,
  }),
  {
    maxItems: MAX_KINDS,
    description: `${KINDS}. The list replaces the stored one; issued certificates keep their kind`,
  },
)

export type CertificateValue = Static<typeof CertificateValue>
export type CertificateKind = Static<typeof CertificateKinds>[number]
export type CertificateKindInput = Static<typeof CertificateKindsInput>[number]
