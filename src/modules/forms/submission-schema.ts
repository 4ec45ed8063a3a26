import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, Timestamp } from '../../platform/http/validation/schema.ts'
import { FormField } from './form-schema.ts'

export const FormSubmission = Type.Object(
  {
    id: Type.Integer(),
    form_id: Type.Integer(),
    contact_id: nullable(
      Type.Integer({
        description:
          'Contact of the submission; null: no email address or phone number was given, or the contact was deleted',
      }),
    ),
    answers: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Name of the field' }),
        label: Type.String({ description: 'Label of the field at the time' }),
        answer: Type.Unsafe<string | number | boolean | string[]>({
          // `array` comes first: the serializer would otherwise write a list as a string.
          type: ['array', 'string', 'number', 'boolean'],
          items: { type: 'string' },
          description: 'A text, a number, a boolean or a list of options, depending on the type of the field',
        }),
      }),
    ),
    consent_text: nullable(Type.String({ description: 'Consent text that was agreed to; null: the form had none' })),
    consent_version: nullable(Type.Integer({ description: 'Version of the consent text' })),
    language: Type.String({ description: 'Language of the page around the questions' }),
    submitted_at: Timestamp,
  },
  { title: 'FormSubmission' },
)

/** Public description of a form, for websites that submit it themselves. Contains no id and no notification address. */
export const FormMeta = Type.Object(
  {
    name: Type.String(),
    slug: Type.String(),
    organiser: Type.String({ description: 'Organisation that receives the answers' }),
    language: Type.String(),
    active: Type.Boolean({ description: 'False: the form does not accept answers' }),
    fields: Type.Array(FormField),
    consent_text: nullable(
      Type.String({ description: 'Text that must be agreed to with `_consent: true`; null: none' }),
    ),
    public_url: Type.String({ format: 'uri' }),
    submit_url: Type.String({ format: 'uri' }),
    version: Type.String({
      description:
        'Version of the questions. Send it back as `_version` to make sure that the questions have not changed since',
    }),
    stamp: Type.String({
      description:
        'Signed current time. Send it back as `_stamp` between two seconds and a day later, which distinguishes people from bots',
    }),
    honeypot: oneOf(['_website'], {
      description: 'Name of a hidden field. Submissions that fill it are discarded',
    }),
  },
  { title: 'FormMeta' },
)

/** At most 50 fields and four of ours, with room for extra fields that a page sends along, which are ignored. */
const MAX_SENT = 200

/** Flat object of answers by field name. Only Laurel's own fields begin with `_`. */
export const SubmitFormBody = Type.Record(Type.String(), Type.Any(), {
  maxProperties: MAX_SENT,
  title: 'FormAnswers',
  description:
    "Answers by field name; `_consent: true` if the form has a consent text; `_version`, `_stamp` and `_website` as described in the form's metadata",
  examples: [{ name: 'Ayşe Yılmaz', email: 'ayse@example.org' }],
})

export const FormReceived = Type.Object(
  {
    status: oneOf(['received']),
    message: Type.String({ description: 'Message to show to the visitor' }),
    redirect_url: nullable(Type.String({ format: 'uri', description: 'Address to open next; null: none' })),
  },
  { title: 'FormReceived' },
)

export type FormSubmission = Static<typeof FormSubmission>
export type FormMeta = Static<typeof FormMeta>
export type FormReceived = Static<typeof FormReceived>
