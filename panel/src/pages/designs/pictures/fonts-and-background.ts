import type { DesignScene } from '@laurel/client'
import { ownAddress, SITE } from '../../../api/site.ts'
import type { Background, SceneFonts } from '../../../designer/scene-types.ts'

const fonts = new WeakMap<DesignScene, SceneFonts>()

/** The fonts of a scene, at this site's own address: a page may load no others. The same for the same scene. */
export function fontsOf(scene: DesignScene): SceneFonts {
  const own = <Font extends { url: string }>(font: Font) => ({ ...font, url: ownAddress(font.url) })
  const known = fonts.get(scene) ?? { families: scene.fonts.map(own), scripts: scene.script_fonts.map(own) }
  fonts.set(scene, known)
  return known
}

const backgrounds = new WeakMap<DesignScene, Background>()

/** The same background for the same scene. */
export function backgroundOf(scene: DesignScene): Background {
  const { kind, shapes, url } = scene.background
  const common = {
    qrPaper: scene.qr_paper,
    pictures: `${SITE}/api/v1/pictures/`,
    logo: scene.logo_url && ownAddress(scene.logo_url),
  }
  const known =
    backgrounds.get(scene) ??
    (kind === 'picture' && url !== null
      ? { kind, url: ownAddress(url), ...common }
      : { kind: 'drawing' as const, shapes, ...common })
  backgrounds.set(scene, known)
  return known
}
