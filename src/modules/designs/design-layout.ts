import type { Static } from 'typebox'
import { FONT_FAMILIES } from '../../lib/render/font-catalogue.ts'
import { Type } from '../../lib/type.ts'
import { oneOf } from '../../platform/http/validation/schema.ts'
import { BUILTIN_KEYS } from './builtin/builtin-keys.ts'

const Fraction = Type.Number({ minimum: 0, maximum: 1, description: 'A fraction of the page; y counts from the top.' })
const Points = Type.Number({ minimum: 4, maximum: 200, description: 'Points, 1/72 inch.' })
/** One thing that is printed on a certificate. What is left out is as it says; `text` is for the type `text` only. */
export const LayoutField = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{1,40}$',
        description: 'What editors know the field by. It is kept as sent, and changes nothing that is printed.',
      }),
    ),
    locked: Type.Optional(
      Type.Boolean({ description: 'Whether editors leave it where it is. It changes nothing that is printed.' }),
    ),
    type: oneOf(['name', 'event', 'date', 'issuer', 'tier', 'code', 'qr', 'text', 'image'], {
      description: 'What is printed.',
    }),
    text: Type.Optional(
      Type.String({
        maxLength: 500,
        description:
          'Free text with {{name}} {{event}} {{date}} {{issuer}} {{tier}} {{code}} {{verify_at}} {{issued_at}} {{expires_at}}. ' +
          'If it names values and none of them is there, nothing is printed. A field shows at most 1,000 characters, a page 5,000.',
      }),
    ),
    picture: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{64}\\.(png|jpg)$',
        description:
          'For the type image: the `picture` of "Add a picture". It stands whole in the middle of its box, below all that differs from one certificate to another. At most 8 in a layout.',
      }),
    ),
    rotation: Type.Optional(
      Type.Number({
        minimum: -180,
        maximum: 180,
        description: 'Degrees, clockwise around the middle of its box. Default 0.',
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
    size: Type.Optional({ ...Points, description: 'The wanted size in points. Default 24.' }),
    min_size: Type.Optional({ ...Points, description: 'Below it a text takes two lines. Default half of the size.' }),
    color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'Default #23302b.' })),
    align: Type.Optional(oneOf(['left', 'center', 'right'], { description: 'Default center.' })),
    fit: Type.Optional(
      oneOf(['shrink', 'wrap', 'none'], {
        description:
          'shrink: smaller, then two lines, then smaller still; wrap: as many lines as fit; none: as it is. Default shrink.',
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
  { title: 'LayoutField', description: 'One thing that is printed on a certificate, and where' },
)
export type LayoutField = Static<typeof LayoutField>

/** Where everything stands on a certificate. Measures of the page are points: A4 across is 841.89 × 595.28. */
export const Layout = Type.Object(
  {
    page: Type.Object(
      {
        width: Type.Number({ minimum: 72, maximum: 3000, description: 'Points, 1/72 inch. A4 across has 841.89.' }),
        height: Type.Number({ minimum: 72, maximum: 3000, description: 'Points, 1/72 inch. A4 across has 595.28.' }),
      },
      { description: 'The size of the page.' },
    ),
    language: Type.String({
      pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
      maxLength: 35,
      default: 'en',
      description: 'BCP 47. Dates are written in it, and letters take the forms that it prefers.',
    }),
    drawing: Type.Optional(
      Type.Object(
        {
          key: oneOf(BUILTIN_KEYS, { description: 'The built-in design whose drawing it is.' }),
          color: Type.Optional(
            Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'The colour it follows. Default its own.' }),
          ),
        },
        { description: 'What the fields stand on where the design has no picture. Default laurel.' },
      ),
    ),
    fields: Type.Array(LayoutField, { maxItems: 50, description: 'What is printed, later ones above earlier ones.' }),
  },
  { title: 'Layout', description: 'Where everything stands on a certificate' },
)
export type Layout = Static<typeof Layout>
