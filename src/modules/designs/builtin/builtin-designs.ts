import type { Shape } from '../../../lib/render/scene.ts'
import { directionOf } from '../../../lib/text/languages.ts'
import type { BuiltinKey } from '../layout/builtin-keys.ts'
import type { Layout } from '../layout/design-layout.ts'
import { ACADEMY_COLOR, academyLayout, academyShapes } from './academy-design.ts'
import { BAND_COLOR, bandLayout, bandShapes } from './band-design.ts'
import { FESTIVAL_COLOR, festivalLayout, festivalShapes } from './festival-design.ts'
import { firstEdition } from './first-edition/first-edition.ts'
import { mirrorLayout, mirrorShapes } from './geometry/mirror-design.ts'
import { ACROSS, UPRIGHT } from './geometry/place-fields.ts'
import { laurelLayout, laurelShapes } from './laurel-design.ts'
import { dayLayout, dayShapes, NIGHT_COLOR, nightLayout, nightShapes } from './night-design.ts'
import { QUIET_COLOR, quietLayout, quietShapes } from './quiet-design.ts'

/**
 * A built-in design. Issued certificates keep their bytes, so its shapes must never change: a new look is a new edition,
 * and stored layouts name theirs.
 */
export type BuiltinDesign = {
  key: BuiltinKey
  /** In points. */
  page: Layout['page']
  /** The colour that an organisation can replace, `#rrggbb`; null: the colours are fixed. */
  color: string | null
  /** All fields, with text and dates in the language of the tag. */
  layout: (tag: string, color: string | null) => Layout
  /** The drawing below the fields; some have an ornament in the place of a logo. */
  shapes: (color: string | null, hasLogo: boolean) => Shape[]
}

const drawnLeftToRight: readonly BuiltinDesign[] = [
  {
    key: 'laurel',
    page: ACROSS,
    color: null,
    layout: laurelLayout,
    shapes: laurelShapes,
  },
  {
    key: 'band',
    page: ACROSS,
    color: BAND_COLOR,
    layout: bandLayout,
    shapes: bandShapes,
  },
  {
    key: 'quiet',
    page: ACROSS,
    color: QUIET_COLOR,
    layout: quietLayout,
    shapes: quietShapes,
  },
  {
    key: 'academy',
    page: UPRIGHT,
    color: ACADEMY_COLOR,
    layout: academyLayout,
    shapes: academyShapes,
  },
  {
    key: 'festival',
    page: ACROSS,
    color: FESTIVAL_COLOR,
    layout: festivalLayout,
    shapes: festivalShapes,
  },
  {
    key: 'night',
    page: ACROSS,
    color: NIGHT_COLOR,
    layout: nightLayout,
    shapes: nightShapes,
  },
  {
    key: 'day',
    page: ACROSS,
    color: NIGHT_COLOR,
    layout: dayLayout,
    shapes: dayShapes,
  },
]

/** The first one is the default of events without a design. */
export const builtinDesigns: readonly BuiltinDesign[] = drawnLeftToRight.map((design) => ({
  ...design,
  layout: (tag, color) => {
    const layout = design.layout(tag, color)
    return directionOf(tag) === 'rtl' ? mirrorLayout(layout) : layout
  },
}))

/** The drawing of a layout without a picture, in the edition that the layout names. */
export function drawnShapes({ drawing, edition = 1 }: Pick<Layout, 'drawing' | 'edition'>, hasLogo: boolean): Shape[] {
  const { key = 'laurel', color = null, mirrored = false } = drawing ?? {}
  const first = edition === 1 ? firstEdition[key] : undefined
  const design = builtinDesigns.find((candidate) => candidate.key === key)!
  const shapes = first ? first(color) : design.shapes(color, hasLogo)
  return mirrored ? mirrorShapes(shapes, design.page.width) : shapes
}
