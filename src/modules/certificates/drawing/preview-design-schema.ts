import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { NEEDS } from '../../../platform/http/validation/for-generators.ts'
import { nullable, oneOf, TimestampInput } from '../../../platform/http/validation/schema.ts'
import { BuiltinKey, BuiltinQuery, Layout } from '../../designs/index.ts'
import { MAX_VALUE, MAX_VALUES, ValueKey } from '../../events/index.ts'

const text = (maxLength: number, description: string) => Type.Optional(Type.String({ maxLength, description }))

/** Sample data; omitted fields are made up. */
const SampleRecord = Type.Object(
  {
    attendee_name: text(401, 'Default a usual name'),
    event_name: text(200, 'Default a usual one'),
    event_date: Type.Optional(nullable({ ...TimestampInput, description: 'When the event starts. Default: now' })),
    event_timezone: Type.Optional(
      Type.String({ format: 'time-zone', description: 'IANA time zone of dates. Default: UTC' }),
    ),
    issuer_name: text(200, 'Default the name of the organisation'),
    tier: Type.Optional(nullable(Type.String({ maxLength: 200, description: 'Default: none' }))),
    values: Type.Optional(
      Type.Record(ValueKey('Key of a value'), Type.String({ maxLength: MAX_VALUE }), {
        maxProperties: MAX_VALUES,
        description: 'Values, by key. Default: none',
      }),
    ),
    issued_at: Type.Optional({ ...TimestampInput, description: 'Default: now' }),
    expires_at: Type.Optional(nullable({ ...TimestampInput, description: 'Default: never' })),
  },
  { title: 'SampleRecord', description: 'Sample data; not together with event_id' },
)

export const PreviewDesignBody = Type.Object(
  {
    builtin: Type.Optional(BuiltinKey),
    layout: Type.Optional(Layout),
    design_id: Type.Optional(
      Type.Integer({ description: 'Id of a design; together with layout, only its picture is used' }),
    ),
    language: BuiltinQuery.properties.language,
    color: BuiltinQuery.properties.color,
    record: Type.Optional(SampleRecord),
    event_id: Type.Optional(Type.Integer({ description: 'Event of attendee_id' })),
    attendee_id: Type.Optional(Type.Integer({ description: 'Attendee whose certificate to preview' })),
    kind: Type.Optional(ValueKey('Kind of the certificate of attendee_id. Default: attendee')),
    format: Type.Optional(oneOf(['jpeg', 'png', 'pdf'], { description: 'Default: jpeg, which is the fastest' })),
    width: Type.Optional(
      Type.Integer({ minimum: 50, maximum: 2400, description: 'Width of the picture in pixels. Default: 900' }),
    ),
  },
  { title: 'DesignPreview', [NEEDS]: 'some' },
)

export type PreviewDesign = Static<typeof PreviewDesignBody>
