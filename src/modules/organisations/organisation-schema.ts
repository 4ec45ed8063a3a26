import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { Id, LanguageTag, nullable, Title, UploadedFile } from '../../platform/http/validation/schema.ts'
import { defineFormat } from '../../platform/http/validation/text-formats.ts'

let regions: Intl.DisplayNames | null = null

defineFormat('colour', {
  accepts: (text) => /^#[0-9a-f]{6}$/i.test(text),
  problem: ['colour', 'must be a colour such as #1e5140'],
})
defineFormat('country', {
  accepts(text) {
    if (!/^[a-z]{2}$/i.test(text)) return false
    regions ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    return regions.of(text.toUpperCase()) !== undefined
  },
  problem: ['country', 'must be a two-letter country code (ISO 3166-1), such as TR'],
})

const Colour = (description: string) =>
  nullable(Type.String({ maxLength: 7, format: 'colour', description, examples: ['#1e5140'] }))

const colours = {
  primary: Colour('Colour of buttons and links, as #rrggbb; null: the default'),
  background: Colour('Colour around the text of emails and public pages, as #rrggbb; null: the default'),
}
const aboutColours =
  'Colours of emails and public pages. They are made darker or lighter where text would be unreadable'

const fields = {
  name: Title(200, 'Name of the organiser, used as the sender of emails'),
  time_zone: Type.String({
    maxLength: 64,
    format: 'time-zone',
    description: 'IANA time zone for day boundaries and displayed times of records without an event time zone',
    examples: ['Europe/Istanbul'],
  }),
  language: LanguageTag('Language of events and emails that set no other (BCP 47)'),
  country: nullable(
    Type.String({
      maxLength: 2,
      format: 'country',
      description: 'ISO 3166-1 alpha-2, such as TR; null: not set',
      examples: ['TR'],
    }),
  ),
  reply_to: nullable(
    Type.String({
      maxLength: 254,
      format: 'email',
      description: 'The address that receives replies to emails; null: the sender address',
    }),
  ),
}

export const Organisation = Type.Object(
  {
    id: Id,
    ...fields,
    logo: nullable(
      Type.String({
        format: 'uri',
        description: 'Public address of the logo; null: there is none',
      }),
    ),
    colours: Type.Object(colours, { description: aboutColours }),
    plan: Type.String({ description: 'starter, growth or enterprise; it decides the rate limits' }),
  },
  { title: 'Organisation' },
)

export const UpdateOrganisationBody = Type.Object(
  {
    ...Type.Partial(Type.Object(fields)).properties,
    colours: Type.Optional(Type.Partial(Type.Object(colours), { description: aboutColours })),
  },
  { title: 'OrganisationChange' },
)

export const LogoUpload = Type.Object({
  image: { ...UploadedFile, description: 'The picture: PNG, JPEG or WebP, at most 2 MB' },
})

export type OrganisationView = Static<typeof Organisation>
export type UpdateOrganisation = Static<typeof UpdateOrganisationBody>
