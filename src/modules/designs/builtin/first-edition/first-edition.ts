import type { Shape } from '../../../../lib/render/scene.ts'
import type { BuiltinKey } from '../../layout/builtin-keys.ts'
import { academyShapes } from './academy-shapes.ts'
import { bandShapes } from './band-shapes.ts'
import { festivalShapes } from './festival-shapes.ts'
import { laurelShapes } from './laurel-shapes.ts'
import { nightShapes } from './night-shapes.ts'
import { quietShapes } from './quiet-shapes.ts'

/**
 * The drawings of stored layouts that name no edition. Certificates that were issued with them keep their bytes, so
 * nothing in this folder may change.
 */
export const firstEdition: Partial<Record<BuiltinKey, (color: string | null) => Shape[]>> = {
  laurel: () => laurelShapes,
  band: bandShapes,
  quiet: quietShapes,
  academy: academyShapes,
  festival: festivalShapes,
  night: nightShapes,
}
