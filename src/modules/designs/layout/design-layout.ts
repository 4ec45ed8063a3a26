import type { Static } from 'typebox'
import { FONT_FAMILIES } from '../../../lib/render/font-catalogue.ts'
import { Type } from '../../../lib/type.ts'
import { oneOf } from '../../../platform/http/validation/schema.ts'
import { BUILTIN_KEYS } from './builtin-keys.ts'

const Fraction = Type.Number({ minimum: 0, maximum: 1, description: 'A fraction of the page; y counts from the top.' })
const VALUE_KEY = '^[a-z][a-z0-9_]{0,39}$'
const Points = Type.Number({ minimum: 4, maximum: 200, description: 'Points, 1/72 inch.' })
/** The newest edition, which new layouts have. */
export const EDITION = 3
/** A field of a certificate. Descriptions name the defaults; `text` is only for the type `text`. */
export const LayoutField = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{1,40}$',
        description: 'Id of the field in editors. It is stored as sent, and does not affect the output.',
      }),
    ),
    locked: Type.Optional(
      Type.Boolean({ description: 'Whether editors keep the field in place. It does not affect the output.' }),
    ),
    type: oneOf(['name', 'event', 'date', 'issuer', 'tier', 'code', 'qr', 'text', 'image', 'value'], {
      description: 'Content of the field.',
    }),
    text: Type.Optional(
      Type.String({
        maxLength: 500,
        description:
          'Text with {{name}} {{event}} {{date}} {{issuer}} {{tier}} {{code}} {{verify_at}} {{issued_at}} {{expires_at}} and, for values of the event, {{values.KEY}}. If it has placeholders and all of them are empty, nothing is printed. A field prints at most 1,000 characters, a page 5,000.',
      }),
    ),
    value_key: Type.Optional(
      Type.String({
        pattern: VALUE_KEY,
        description: 'For the type value: the key of a value in `certificate_values` of the event.',
      }),
    ),
    picture: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{64}\\.(png|jpg)$',
        description:
          'For the type image: the `picture` of "Add a picture for designs". It is centred in its box at full size, below everything that differs between certificates. At most 8 in a layout.',
      }),
    ),
    source: Type.Optional(
      oneOf(['picture', 'logo'], {
        description:
          "For the type image: picture, or logo, which is the organisation's logo at the time of issue, placed as `align` says. Nothing is drawn for an organisation without one. Default picture.",
      }),
    ),
    alt: Type.Optional(
      Type.String({
        maxLength: 200,
        description:
          'For the type image with a picture: its description for people who do not see it. A picture without one is decoration, which screen readers skip.',
      }),
    ),
    rotation: Type.Optional(
      Type.Number({
        minimum: -180,
        maximum: 180,
        description: 'Degrees, clockwise around the middle of the box. Default 0.',
      }),
    ),
    x: Fraction,
    y: Fraction,
    width: Fraction,
    height: Fraction,
    font: Type.Optional(
      oneOf(Object.keys(FONT_FAMILIES), {
        description: `${Object.entries(FONT_FAMILIES)
          .map(([id, title]) => `${id}: ${title}`)
          .join('; ')}. Default display.`,
      }),
    ),
    size: Type.Optional({ ...Points, description: 'Preferred size in points. Default 24.' }),
    min_size: Type.Optional({
      ...Points,
      description: 'Smallest size before the text takes two lines. Default half of the size.',
    }),
    color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'Default #23302b.' })),
    align: Type.Optional(oneOf(['left', 'center', 'right'], { description: 'Default center.' })),
    fit: Type.Optional(
      oneOf(['shrink', 'wrap', 'none'], {
        description:
          'shrink: smaller, then two lines, then smaller again; wrap: as many lines as fit; none: unchanged. Default shrink.',
      }),
    ),
    letter_spacing: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 0.5,
        description: 'Space between letters as a fraction of the size. Default 0.',
      }),
    ),
  },
  { title: 'LayoutField', description: 'A field of a certificate, with its position' },
)
export type LayoutField = Static<typeof LayoutField>

/** The layout of a certificate. Page sizes are in points: A4 landscape is 841.89 × 595.28. */
export const Layout = Type.Object(
  {
    page: Type.Object(
      {
        width: Type.Number({ minimum: 72, maximum: 3000, description: 'Points, 1/72 inch. A4 landscape: 841.89.' }),
        height: Type.Number({ minimum: 72, maximum: 3000, description: 'Points, 1/72 inch. A4 landscape: 595.28.' }),
      },
      { description: 'Size of the page.' },
    ),
    language: Type.String({
      pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
      maxLength: 35,
      default: 'en',
      description: 'BCP 47. Decides the format of dates and the preferred letter forms.',
    }),
    edition: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: EDITION,
        description:
          'Edition of the drawing, which keeps issued certificates as they are. 2: other scripts have the weight and kind of the font beside them. 3: also, screen readers read PDFs in the order of the fields, and PNG files have 144 pixels per inch of an A4 page. Default 1.',
      }),
    ),
    drawing: Type.Optional(
      Type.Object(
        {
          key: oneOf(BUILTIN_KEYS, { description: 'Key of the built-in design.' }),
          color: Type.Optional(
            Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'Colour of the drawing. Default: its own.' }),
          ),
          mirrored: Type.Optional(
            Type.Boolean({
              description: 'Whether left and right are swapped, for languages written right to left. Default false.',
            }),
          ),
        },
        { description: 'Drawing below the fields, without a background picture. Default laurel.' },
      ),
    ),
    private_values: Type.Optional(
      Type.Array(Type.String({ pattern: VALUE_KEY }), {
        maxItems: 30,
        description: 'Keys of values that are printed but not shown where a certificate is verified. Default none.',
      }),
    ),
    fields: Type.Array(LayoutField, { maxItems: 50, description: 'Fields, later ones above earlier ones.' }),
  },
  { title: 'Layout', description: 'The layout of a certificate' },
)
export type Layout = Static<typeof Layout>
