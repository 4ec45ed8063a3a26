import type { Static } from 'typebox'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf, Timestamp, Title } from '../../../platform/http/validation/schema.ts'
import { MAIL_KINDS } from './mail-kinds.ts'

const MAX_PART = 100_000

const words = {
  subject: Title(300, 'One line; Liquid'),
  html: Type.String({
    maxLength: MAX_PART,
    description:
      'What stands inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts.',
  }),
}
const text = nullable(Type.String({ maxLength: MAX_PART, description: 'Liquid; null: made from the HTML' }))

const Words = Type.Object({ ...words, text: Type.Optional(text) })

const Translations = Type.Object(
  { en: Type.Optional(Words), tr: Type.Optional(Words) },
  { description: 'The same in other languages; the language of the attendee decides' },
)

const kind = nullable(
  oneOf(MAIL_KINDS, {
    description:
      'What it is for, which decides which variables it has; null: any. Mails of registration_confirmed, place_offered, certificate and certificate_expiring are drawn up by the one template of that kind.',
  }),
)

const language = oneOf(LANGUAGES, {
  description: 'The language of its words; that of the organisation unless it is said',
})

export const EmailTemplate = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    kind,
    language,
    subject: Type.String(),
    html: Type.String(),
    text,
    translations: Translations,
    variables: Type.Array(Type.String(), { description: 'The variables in it' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'EmailTemplate' },
)

export const CreateEmailTemplateBody = Type.Object(
  {
    name: Title(200, 'What the template is for'),
    kind: Type.Optional(kind),
    language: Type.Optional(language),
    ...words,
    text: Type.Optional(text),
    translations: Type.Optional(Translations),
  },
  { title: 'NewEmailTemplate' },
)

export const UpdateEmailTemplateBody = Type.Object(
  {
    name: Type.Optional(Title(200, 'What the template is for')),
    kind: Type.Optional(kind),
    language: Type.Optional(language),
    subject: Type.Optional(words.subject),
    html: Type.Optional(words.html),
    text: Type.Optional(text),
    translations: Type.Optional(Translations),
  },
  { title: 'EmailTemplateChange' },
)

export const PreviewBody = Type.Object(
  {
    language: Type.Optional(oneOf(LANGUAGES)),
    event_id: Type.Optional(Type.Integer({ description: 'Told of this event, instead of a sample' })),
    attendee_id: Type.Optional(Type.Integer({ description: 'To this attendee, whose event it is told of' })),
    subject: Type.Optional(words.subject),
    html: Type.Optional(words.html),
    text: Type.Optional(text),
  },
  {
    title: 'EmailTemplateToPreview',
    description: 'Words that are sent stand for those of the template, and are not saved',
  },
)

export const Preview = Type.Object(
  { language, subject: Type.String(), html: Type.String({ description: 'The whole mail' }), text: Type.String() },
  { title: 'EmailPreview' },
)

export const TestBody = Type.Object(
  {
    to: Type.String({ maxLength: 254, format: 'email' }),
    language: Type.Optional(oneOf(LANGUAGES)),
  },
  { title: 'EmailTemplateTest' },
)

export const TemplateVariable = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    type: oneOf(['text', 'address'] as const, { description: 'An address can begin a link' }),
    kinds: nullable(Type.Array(oneOf(MAIL_KINDS), { description: 'The kinds of mails that have it; null: all' })),
    sample: Type.String({ description: 'What it says in a preview' }),
  },
  { title: 'EmailTemplateVariable' },
)

export type Preview = Static<typeof Preview>
export type PreviewBody = Static<typeof PreviewBody>
export type TestBody = Static<typeof TestBody>
export type EmailTemplate = Static<typeof EmailTemplate>
export type CreateEmailTemplate = Static<typeof CreateEmailTemplateBody>
export type UpdateEmailTemplate = Static<typeof UpdateEmailTemplateBody>
