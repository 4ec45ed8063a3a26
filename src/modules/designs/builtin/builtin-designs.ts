import type { Shape } from '../../../lib/render/scene.ts'
import type { Language } from '../../../lib/text/languages.ts'
import type { BuiltinKey } from '../layout/builtin-keys.ts'
import type { Layout } from '../layout/design-layout.ts'
import { builtinTitles } from '../wording/builtin-titles.ts'
import { ACADEMY_COLOR, academyLayout, academyShapes } from './academy-design.ts'
import { BAND_COLOR, bandLayout, bandShapes } from './band-design.ts'
import { builtinDrawing, builtinLayout } from './builtin-design.ts'
import { FESTIVAL_COLOR, festivalLayout, festivalShapes } from './festival-design.ts'
import { NIGHT_COLOR, nightLayout, nightShapes } from './night-design.ts'
import { ACROSS, UPRIGHT } from './place-fields.ts'
import { QUIET_COLOR, quietLayout, quietShapes } from './quiet-design.ts'

/**
 * A built-in design. Issued certificates keep their bytes, so its shapes and its layout in a language must never
 * change: a new look needs a new design.
 */
export type BuiltinDesign = {
  key: BuiltinKey
  title: Record<Language, string>
  /** In points. */
  page: Layout['page']
  /** The colour that an organisation can replace, `#rrggbb`; null: the colours are fixed. */
  color: string | null
  /** All fields, with text and dates in the language of the tag. */
  layout: (tag: string, color: string | null) => Layout
  /** The drawing below the fields. */
  shapes: (color: string | null) => Shape[]
}

/** The first one is the default of events without a design; its layout names no drawing. */
export const builtinDesigns: readonly BuiltinDesign[] = [
  {
    key: 'laurel',
    title: builtinTitles.laurel,
    page: ACROSS,
    color: null,
    layout: (tag) => builtinLayout(tag),
    shapes: () => builtinDrawing,
  },
  {
    key: 'band',
    title: builtinTitles.band,
    page: ACROSS,
    color: BAND_COLOR,
    layout: bandLayout,
    shapes: bandShapes,
  },
  {
    key: 'quiet',
    title: builtinTitles.quiet,
    page: ACROSS,
    color: QUIET_COLOR,
    layout: quietLayout,
    shapes: quietShapes,
  },
  {
    key: 'academy',
    title: builtinTitles.academy,
    page: UPRIGHT,
    color: ACADEMY_COLOR,
    layout: academyLayout,
    shapes: academyShapes,
  },
  {
    key: 'festival',
    title: builtinTitles.festival,
    page: ACROSS,
    color: FESTIVAL_COLOR,
    layout: festivalLayout,
    shapes: festivalShapes,
  },
  {
    key: 'night',
    title: builtinTitles.night,
    page: ACROSS,
    color: NIGHT_COLOR,
    layout: nightLayout,
    shapes: nightShapes,
  },
]

/** The drawing of a layout without a picture. */
export function drawnShapes({ drawing }: Pick<Layout, 'drawing'>): Shape[] {
  const design = builtinDesigns.find(({ key }) => key === drawing?.key) ?? builtinDesigns[0]!
  return design.shapes(drawing?.color ?? null)
}
