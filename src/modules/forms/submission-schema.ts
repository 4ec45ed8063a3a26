import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, Timestamp } from '../../platform/http/validation/schema.ts'
import { FormField } from './form-schema.ts'

export const FormSubmission = Type.Object(
  {
    id: Type.Integer(),
    form_id: Type.Integer(),
    contact_id: nullable(
      Type.Integer({ description: 'Whose it is; null: no address was given, or the contact is gone' }),
    ),
    answers: Type.Array(
      Type.Object({
        name: Type.String({ description: 'The field' }),
        label: Type.String({ description: 'What it asked then' }),
        answer: Type.Unsafe<string | number | boolean | string[]>({
          // A list would be written as a text, were texts tried before it.
          type: ['array', 'string', 'number', 'boolean'],
          items: { type: 'string' },
          description: 'A text, a number, true or false, or a list of options, by the type of the field',
        }),
      }),
    ),
    consent_text: nullable(Type.String({ description: 'What was agreed to; null: nothing was asked' })),
    consent_version: nullable(Type.Integer({ description: 'Which of the texts of the form that was' })),
    language: Type.String({ description: 'In which the form was around the questions' }),
    submitted_at: Timestamp,
  },
  { title: 'FormSubmission' },
)

/** A form as anybody is told of it, who may send it from a page of their own. No address and no id is in it. */
export const FormMeta = Type.Object(
  {
    name: Type.String(),
    slug: Type.String(),
    organiser: Type.String({ description: 'Whom the answers go to' }),
    language: Type.String(),
    active: Type.Boolean({ description: 'False: it takes no answers' }),
    fields: Type.Array(FormField),
    consent_text: nullable(
      Type.String({ description: 'What has to be agreed to with `_consent: true`; null: nothing' }),
    ),
    public_url: Type.String({ format: 'uri' }),
    submit_url: Type.String({ format: 'uri' }),
    version: Type.String({
      description:
        'Of what it asks. Sent back as `_version`, it makes sure that nothing else is asked than what was shown',
    }),
    stamp: Type.String({
      description:
        'Of now. Sent back as `_stamp`, at the earliest two seconds and at the latest a day later, it tells people from programs',
    }),
    honeypot: oneOf(['_website'], {
      description: 'A field that people do not see. What comes with something in it is dropped',
    }),
  },
  { title: 'FormMeta' },
)

/** At most 50 fields and four of ours, with room for others that a page sends along, which are ignored. */
const MAX_SENT = 200

/** A flat object of the answers by the names of the fields, with fields of ours: these alone begin with `_`. */
export const SubmitFormBody = Type.Record(Type.String(), Type.Any(), {
  maxProperties: MAX_SENT,
  title: 'FormAnswers',
  description:
    'Answers by the names of the fields; `_consent: true` where the form has a consent text; `_version`, `_stamp` and `_website` as the form tells',
  examples: [{ name: 'Ayşe Yılmaz', email: 'ayse@example.org' }],
})

export const FormReceived = Type.Object(
  {
    status: oneOf(['received']),
    message: Type.String({ description: 'For whoever sent it' }),
    redirect_url: nullable(Type.String({ format: 'uri', description: 'Where to lead them; null: nowhere' })),
  },
  { title: 'FormReceived' },
)

export type FormSubmission = Static<typeof FormSubmission>
export type FormMeta = Static<typeof FormMeta>
export type FormReceived = Static<typeof FormReceived>
