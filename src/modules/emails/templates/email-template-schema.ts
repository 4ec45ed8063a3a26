import type { Static } from 'typebox'
import { LANGUAGES, type Language } from '../../../lib/text/languages.ts'
import { Type } from '../../../lib/type.ts'
import { nullable, oneOf, Page, Timestamp, Title } from '../../../platform/http/validation/schema.ts'
import { MAIL_KINDS, MESSAGE_KINDS } from './mail-kinds.ts'

const MAX_PART = 100_000

const words = {
  subject: Title(300, 'Subject in one line; Liquid'),
  html: Type.String({
    maxLength: MAX_PART,
    description:
      'Content inside the layout: simple HTML and Liquid. `<a class="button">` is a button, `<table class="facts">` a list of facts.',
  }),
}
const markdown = nullable(
  Type.String({
    maxLength: 20_000,
    description:
      'Markdown with Liquid that the HTML is made from; it replaces `html`. `[Open](https://example.org "button")` is a button. null: written as HTML',
  }),
)
const text = nullable(
  Type.String({ maxLength: MAX_PART, description: 'Plain text; Liquid; null: generated from the HTML' }),
)

const Words = Type.Object({ ...words, text: Type.Optional(text), markdown: Type.Optional(markdown) })

const GivenWords = Type.Object({
  subject: words.subject,
  html: Type.Optional(words.html),
  text: Type.Optional(text),
  markdown: Type.Optional(markdown),
})

const inOtherLanguages = { description: "The content in other languages; the attendee's language decides" }

const inLanguages = <Value>(value: Value) =>
  ({ en: value, tr: value, de: value, es: value, fr: value, ar: value }) satisfies Record<Language, Value>

const Translations = Type.Object(inLanguages(Type.Optional(Words)), inOtherLanguages)

const GivenTranslations = Type.Object(inLanguages(Type.Optional(GivenWords)), inOtherLanguages)

const kind = nullable(
  oneOf(MAIL_KINDS, {
    description:
      'Kind of email, which decides the available variables; null: any. Emails of registration_confirmed, place_offered, certificate and certificate_expiring use the only template of that kind.',
  }),
)

const language = oneOf(LANGUAGES, {
  description: "Language of the content; default: the organisation's language",
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
    markdown,
    translations: Translations,
    variables: Type.Array(Type.String(), { description: 'Variables used in the template' }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'EmailTemplate' },
)

export const CreateEmailTemplateBody = Type.Object(
  {
    name: Title(200, 'Name of the template'),
    kind: Type.Optional(kind),
    language: Type.Optional(language),
    ...GivenWords.properties,
    translations: Type.Optional(GivenTranslations),
  },
  { title: 'NewEmailTemplate' },
)

export const UpdateEmailTemplateBody = Type.Object(
  {
    name: Type.Optional(Title(200, 'Name of the template')),
    kind: Type.Optional(kind),
    language: Type.Optional(language),
    subject: Type.Optional(words.subject),
    html: Type.Optional(words.html),
    text: Type.Optional(text),
    markdown: Type.Optional(markdown),
    translations: Type.Optional(GivenTranslations),
  },
  { title: 'EmailTemplateChange' },
)

export const EmailTemplatesQuery = Type.Object({
  ...Page,
  search: Type.Optional(
    Type.String({
      maxLength: 300,
      description: 'Text in the name or subject, ignoring case; every character is literal',
    }),
  ),
  kind: Type.Optional(oneOf(MAIL_KINDS, { description: 'Only templates of this kind' })),
  language: Type.Optional(oneOf(LANGUAGES, { description: 'Only templates with content in this language' })),
})

export const PreviewBody = Type.Object(
  {
    language: Type.Optional(oneOf(LANGUAGES)),
    event_id: Type.Optional(Type.Integer({ description: 'Use the data of this event instead of sample data' })),
    attendee_id: Type.Optional(Type.Integer({ description: 'Use the data of this attendee and their event' })),
    subject: Type.Optional(words.subject),
    html: Type.Optional(words.html),
    text: Type.Optional(text),
    markdown: Type.Optional(markdown),
  },
  {
    title: 'EmailTemplateToPreview',
    description: "Content sent here replaces the template's content and is not saved",
  },
)

export const Preview = Type.Object(
  { language, subject: Type.String(), html: Type.String({ description: 'The whole email' }), text: Type.String() },
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
    type: oneOf(['text', 'address'] as const, { description: 'address: can start a link' }),
    kinds: nullable(
      Type.Array(oneOf([...MAIL_KINDS, ...MESSAGE_KINDS]), {
        description:
          'Kinds of emails that have the variable; null: all, of which contact_message only has names, addresses and the organisation. message and contact_message are messages to attendees and to contacts',
      }),
    ),
    sample: Type.String({ description: 'Value in a preview' }),
  },
  { title: 'EmailTemplateVariable' },
)

export type EmailTemplatesQuery = Static<typeof EmailTemplatesQuery>
export type Preview = Static<typeof Preview>
export type PreviewBody = Static<typeof PreviewBody>
export type TestBody = Static<typeof TestBody>
export type EmailTemplate = Static<typeof EmailTemplate>
export type CreateEmailTemplate = Static<typeof CreateEmailTemplateBody>
export type UpdateEmailTemplate = Static<typeof UpdateEmailTemplateBody>
