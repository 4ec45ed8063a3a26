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

const backgrounds = new WeakMap<DesignScene, Background>()

/** The same background for the same scene. */
export function backgroundOf(scene: DesignScene): Background {
  const { kind, shapes, url } = scene.background
  const qrPaper = scene.qr_paper
  const known =
    backgrounds.get(scene) ??
    (kind === 'picture' && url !== null
      ? { kind, url: ownAddress(url), qrPaper }
      : { kind: 'drawing' as const, shapes, qrPaper })
  backgrounds.set(scene, known)
  return known
}
