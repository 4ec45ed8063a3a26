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
  problem: ['country', 'must be a country of two letters (ISO 3166-1), such as TR'],
})

const Colour = (description: string) =>
  nullable(Type.String({ maxLength: 7, format: 'colour', description, examples: ['#1e5140'] }))

const colours = {
  primary: Colour('Of buttons and links, as #rrggbb; null: the usual one'),
  background: Colour('Around what mails say, as #rrggbb; null: the usual one'),
}
const aboutColours = 'Colours of mails. Where words could not be read they are made darker or lighter'

const fields = {
  name: Title(200, 'Who organises; mails are sent in this name'),
  time_zone: Type.String({
    maxLength: 64,
    format: 'time-zone',
    description: 'IANA time zone, in which days begin and times are written where no event says another',
    examples: ['Europe/Istanbul'],
  }),
  language: LanguageTag('The language of events and mails that say no other (BCP 47)'),
  country: nullable(
    Type.String({
      maxLength: 2,
      format: 'country',
      description: 'ISO 3166-1 alpha-2, such as TR; null: not said',
      examples: ['TR'],
    }),
  ),
  reply_to: nullable(
    Type.String({
      maxLength: 254,
      format: 'email',
      description: 'The address where answers to mails go; null: to the address that mails come from',
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
        description: 'The address of its picture, which is read without a key; null: there is none',
      }),
    ),
    colours: Type.Object(colours, { description: aboutColours }),
    plan: Type.String({ description: 'starter, growth or enterprise: how many requests it may make' }),
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
