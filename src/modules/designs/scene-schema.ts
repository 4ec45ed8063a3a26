import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { LanguageTag, nullable, oneOf } from '../../platform/http/validation/schema.ts'
import { BUILTIN_KEYS } from './builtin/builtin-keys.ts'
import { Layout } from './design-layout.ts'

export const BuiltinKey = oneOf(BUILTIN_KEYS, { description: 'Which of the built-in designs' })
const Colour = (description: string) => Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description })

export const BuiltinParams = Type.Object({ key: BuiltinKey })

export const BuiltinQuery = Type.Object({
  language: Type.Optional(LanguageTag('Language of words and dates. Default that of the organisation')),
  color: Type.Optional(
    Colour('The colour that it follows. Default the primary one of the organisation. `laurel` keeps its own'),
  ),
})

export const BuiltinList = Type.Array(
  Type.Object(
    {
      key: BuiltinKey,
      title: Type.String({ description: 'What it is called, in the language that was asked for' }),
      page: Layout.properties.page,
      color: nullable(Colour('The colour that another may stand in for; null: it keeps its colours')),
    },
    { title: 'BuiltinDesign', description: 'A design that comes with the program' },
  ),
  { description: 'The built-in designs' },
)

const DrawnShape = Type.Object(
  {
    path: Type.String({ description: 'SVG path data in points, y from the top' }),
    fill: Type.Optional(Colour('Left out: it is not filled')),
    stroke: Type.Optional(Colour('Left out: it has no line')),
    stroke_width: Type.Optional(Type.Number({ description: 'Points. Default 1' })),
  },
  { description: 'One shape, painted over those before it' },
)

const Font = Type.Object(
  {
    id: Type.String({ description: 'As `font` of a field names it' }),
    title: Type.String({ description: 'What it is called' }),
    url: Type.String({
      format: 'uri',
      description: 'Its TrueType file, the very one that certificates are drawn with',
    }),
    next: Type.Array(Type.String(), { description: 'The fonts that stand in for letters that it lacks, best first' }),
  },
  { description: 'A font that a field may name' },
)

const ScriptFont = Type.Object(
  {
    id: Type.String({ description: 'What it is called' }),
    url: Type.String({
      format: 'uri',
      description: 'Its TrueType file, the very one that certificates are drawn with',
    }),
    scripts: Type.Array(Type.String(), { description: 'The scripts that it draws (ISO 15924)', examples: [['Arab']] }),
  },
  { description: 'A font for letters that none of `fonts` has' },
)

/** What a browser draws a design with: its layout, what is below the fields, and where the fonts are. */
export const DesignScene = Type.Object(
  {
    ...Layout.properties,
    background: Type.Object(
      {
        kind: oneOf(['drawing', 'picture'], { description: 'Whether it is shapes or a picture, on white either way' }),
        shapes: Type.Array(DrawnShape, { description: 'What is drawn, in this order; none where it is a picture' }),
        url: nullable(
          Type.String({
            format: 'uri',
            description: 'The picture, whole and in the middle of the page, as large as fits; null: a drawing',
          }),
        ),
      },
      { description: 'What the fields stand on' },
    ),
    qr_paper: nullable(Colour('The colour below a QR code and its quiet zone; null: none')),
    pictures: Type.Array(
      Type.Object(
        {
          picture: Type.String({ description: 'As fields name it' }),
          image_url: Type.String({ format: 'uri', description: 'Where it is read, without a key' }),
        },
        { description: 'A picture that fields name' },
      ),
      { description: 'The pictures that stand on it' },
    ),
    fonts: Type.Array(Font, { description: 'Every font that a field may name' }),
    script_fonts: Type.Array(ScriptFont, {
      description:
        'The fonts of other scripts. Those of Chinese, Japanese and Korean have many megabytes and are not told: what they print is in a preview',
    }),
  },
  { title: 'DesignScene', description: 'All that a browser needs to draw a design' },
)

export type BuiltinList = Static<typeof BuiltinList>
export type DesignScene = Static<typeof DesignScene>
export type BuiltinQuery = Static<typeof BuiltinQuery>
