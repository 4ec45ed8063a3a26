import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { LanguageTag, nullable, oneOf } from '../../platform/http/validation/schema.ts'
import { BUILTIN_KEYS } from './layout/builtin-keys.ts'
import { Layout } from './layout/design-layout.ts'

export const BuiltinKey = oneOf(BUILTIN_KEYS, { description: 'Key of a built-in design' })
const Colour = (description: string) => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description })

export const BuiltinParams = Type.Object({ key: BuiltinKey })

export const BuiltinQuery = Type.Object({
  language: Type.Optional(LanguageTag("Language of text and dates. Default: the organisation's")),
  color: Type.Optional(
    Colour("Colour of the design. Default: the organisation's primary colour. `laurel` has fixed colours"),
  ),
})

export const BuiltinList = Type.Array(
  Type.Object(
    {
      key: BuiltinKey,
      title: Type.String({ description: 'Title in the requested language' }),
      page: Layout.properties.page,
      color: nullable(Colour('Replaceable colour; null: the colours are fixed')),
    },
    { title: 'BuiltinDesign', description: 'A built-in design' },
  ),
  { description: 'The built-in designs' },
)

const DrawnShape = Type.Object(
  {
    path: Type.String({ description: 'SVG path data in points, y from the top' }),
    fill: Type.Optional(Colour('Default: not filled')),
    stroke: Type.Optional(Colour('Default: no outline')),
    stroke_width: Type.Optional(Type.Number({ description: 'Points. Default 1' })),
  },
  { description: 'One shape, painted over those before it' },
)

const Font = Type.Object(
  {
    id: Type.String({ description: 'Name to use as `font` of a field' }),
    title: Type.String({ description: 'Title of the font' }),
    url: Type.String({
      format: 'uri',
      description: 'TrueType file, the same that certificates are drawn with',
    }),
    next: Type.Array(Type.String(), { description: 'Fallback fonts for missing letters, best first' }),
  },
  { description: 'A font that fields can use' },
)

const ScriptFont = Type.Object(
  {
    id: Type.String({ description: 'Name of the font' }),
    url: Type.String({
      format: 'uri',
      description: 'TrueType file, the same that certificates are drawn with',
    }),
    scripts: Type.Array(Type.String(), { description: 'Scripts of the font (ISO 15924)', examples: [['Arab']] }),
    sans: Type.Boolean({
      description: 'Whether it is for sans serif fonts beside it, if there are several for a script',
    }),
    bold: Type.Boolean({ description: 'Whether it is for bold fonts beside it, if there are several for a script' }),
  },
  { description: 'A font for letters that none of `fonts` has' },
)

/** Everything that a browser needs to draw a design: its layout, the background and the fonts' addresses. */
export const DesignScene = Type.Object(
  {
    ...Layout.properties,
    background: Type.Object(
      {
        kind: oneOf(['drawing', 'picture'], { description: 'Shapes or a picture, on white in both cases' }),
        shapes: Type.Array(DrawnShape, { description: 'Shapes in drawing order; empty for a picture' }),
        url: nullable(
          Type.String({
            format: 'uri',
            description: 'Picture, centred on the page and as large as fits; null: a drawing',
          }),
        ),
      },
      { description: 'Background of the page' },
    ),
    qr_paper: nullable(Colour('Colour below a QR code and its quiet zone; null: none')),
    logo_url: nullable(
      Type.String({
        format: 'uri',
        description: 'Logo of the organisation, for fields with the source `logo`; null: it has none',
      }),
    ),
    pictures: Type.Array(
      Type.Object(
        {
          picture: Type.String({ description: 'Name used in fields' }),
          image_url: Type.String({ format: 'uri', description: 'Public address' }),
        },
        { description: 'A picture used in fields' },
      ),
      { description: 'Pictures used in fields' },
    ),
    fonts: Type.Array(Font, { description: 'Fonts that fields can use' }),
    script_fonts: Type.Array(ScriptFont, {
      description:
        'Fonts of other scripts. Chinese, Japanese and Korean fonts are omitted because of their size of many megabytes; use a preview to see their text',
    }),
  },
  { title: 'DesignScene', description: 'Everything that a browser needs to draw a design' },
)

export type BuiltinList = Static<typeof BuiltinList>
export type DesignScene = Static<typeof DesignScene>
export type BuiltinQuery = Static<typeof BuiltinQuery>
