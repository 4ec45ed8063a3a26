import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { LanguageTag, nullable, oneOf, Timestamp, Title } from '../../platform/http/validation/schema.ts'
import { defineFormat } from '../../platform/http/validation/text-formats.ts'
import { MAX_QUESTIONS, QUESTION_TYPES, Question, ShowIf } from '../../platform/questions/question-schema.ts'

const MAX_ADDRESSES = 10
const MAX_TAGS = 50
const SLUG = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/

const { id, show_if: _, ...asked } = Question.properties
/** Left out where there is none. */
const show_if = Type.Optional(ShowIf('name'))

/** A question whose id is the `name` of the field. */
const NewField = Type.Object(
  { name: { ...id, description: 'Name of the answer, unique in the form', examples: ['email'] }, ...asked, show_if },
  { title: 'NewFormField' },
)

export const FormField = Type.Object(
  {
    name: Type.String(),
    label: Type.String(),
    type: oneOf(QUESTION_TYPES),
    required: Type.Boolean(),
    options: nullable(Type.Array(Type.String(), { description: 'Options of choice and choices fields' })),
    help: nullable(Type.String()),
    min: nullable(Type.Number()),
    max: nullable(Type.Number()),
    show_if,
  },
  { title: 'FormField' },
)

defineFormat('form-slug', {
  accepts: (text) => SLUG.test(text),
  problem: ['slug', 'must be 1 to 80 letters (a to z), digits, - and _, beginning with a letter or digit'],
  pattern: SLUG.source,
})

const name = Title(200, 'Name of the form, shown above it')
const slug = Type.String({
  format: 'form-slug',
  description: 'Last part of the public address, unique across the installation; derived from the name when missing',
  examples: ['contact-us'],
})
const contactMapping = {
  description:
    'Contact field for each form field: `first_name`, `last_name`, `name`, `email`, `phone`, `company`, `title`, `email_consent` (yes_no or consent fields) or `properties.<key>`; null: none. Form fields with one of these names are mapped automatically',
  examples: [{ vorname: 'first_name', budget: 'properties.budget' }],
}

const settings = {
  active: Type.Boolean({ default: true, description: 'False: the form does not accept answers' }),
  language: LanguageTag(
    'BCP 47 language of the page around the questions when the visitor has no preference; defaults to the language of the organisation',
  ),
  contact_mapping: Type.Record(Type.String(), nullable(Type.String({ maxLength: 100 })), {
    maxProperties: MAX_QUESTIONS,
    ...contactMapping,
  }),
  tags: Type.Array(Title(50, 'A tag'), { maxItems: MAX_TAGS, description: 'Tags to add to the contact' }),
  consent_text: nullable(
    Title(5_000, 'Text that visitors must agree to; stored with each submission, with its version'),
  ),
  thank_you_text: nullable(Title(2_000, 'Text that visitors see after submitting')),
  redirect_url: nullable(
    Type.String({ maxLength: 2_048, description: 'Public https address to open after submitting' }),
  ),
  notify_emails: Type.Array(Type.String({ maxLength: 254, format: 'email' }), {
    maxItems: MAX_ADDRESSES,
    description: 'Addresses that get an email with each submission',
  }),
}

const fields = Type.Array(NewField, { minItems: 1, maxItems: MAX_QUESTIONS, description: 'Questions of the form' })

export const NewFormBody = Type.Object(
  { name, fields, ...Type.Partial(Type.Object({ slug, ...settings })).properties },
  {
    title: 'NewForm',
    examples: [
      {
        name: 'Talk to us',
        slug: 'talk-to-us',
        fields: [
          { name: 'name', label: 'Your name', type: 'short_text', required: true },
          { name: 'email', label: 'Your e-mail address', type: 'email', required: true },
        ],
      },
    ],
  },
)

export const FormChangeBody = Type.Partial(Type.Object({ name, fields, slug, ...settings }), { title: 'FormChange' })

/** A form as it is written, which may have no question yet. */
export const FormPreviewBody = Type.Object(
  {
    name,
    fields: { ...fields, minItems: 0 },
    ...Type.Partial(
      Type.Object({
        language: settings.language,
        consent_text: settings.consent_text,
        thank_you_text: settings.thank_you_text,
        redirect_url: settings.redirect_url,
        shows: oneOf(['form', 'thanks'], {
          default: 'form',
          description: 'The page: the form, or the thanks after a submission',
        }),
      }),
    ).properties,
  },
  { title: 'FormPreviewRequest' },
)

export const Form = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    fields: Type.Array(FormField),
    active: settings.active,
    language: Type.String(),
    contact_mapping: Type.Record(Type.String(), nullable(Type.String()), contactMapping),
    tags: Type.Array(Type.String()),
    consent_text: settings.consent_text,
    consent_version: Type.Integer({ description: 'Number of consent texts that the form has had' }),
    thank_you_text: settings.thank_you_text,
    redirect_url: settings.redirect_url,
    notify_emails: Type.Array(Type.String()),
    public_url: Type.String({ format: 'uri', description: 'URL of the public page' }),
    embed: Type.Object(
      {
        iframe: Type.String({ description: 'HTML with an iframe for your website' }),
        script: Type.String({ description: 'HTML with a script that adjusts the height and follows `redirect_url`' }),
      },
      { description: 'Code for embedding the form in your website' },
    ),
    submission_count: Type.Integer({ description: 'Number of submissions' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'Form' },
)

export type Form = Static<typeof Form>
export type FormField = Static<typeof FormField>
export type NewForm = Static<typeof NewFormBody>
export type FormPreview = Static<typeof FormPreviewBody>
export type FormChange = Static<typeof FormChangeBody>
