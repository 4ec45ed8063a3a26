import type { DesignScene } from '@laurel/client'
import { ownAddress } from '../../api/site.ts'
import type { Background, SceneFont } from '../../designer/scene-types.ts'

const fonts = new WeakMap<DesignScene, SceneFont[]>()

/** The fonts of a scene, at this site's own address: a page may load no others. The same list for the same scene. */
export function fontsOf(scene: DesignScene): readonly SceneFont[] {
  const known = fonts.get(scene) ?? scene.fonts.map((font) => ({ ...font, url: ownAddress(font.url) }))
  fonts.set(scene, known)
  return known
}

export function backgroundOf({ background }: DesignScene): Background {
  const { kind, shapes, url } = background
  return kind === 'picture' && url !== null ? { kind, url: ownAddress(url) } : { kind: 'drawing', shapes }
}
