import { useEffect, useState } from 'react'
import { loadFonts } from './certificate-fonts.ts'
import type { SceneFont } from './scene-types.ts'

/** Whether these fonts are loaded, without which no text has its width. */
export function useFonts(fonts: readonly SceneFont[] | null): boolean {
  const [ready, setReady] = useState<readonly SceneFont[] | null>(null)
  useEffect(() => {
    if (fonts === null) return
    let isGone = false
    void loadFonts(fonts).then(() => {
      if (!isGone) setReady(fonts)
    })
    return () => {
      isGone = true
    }
  }, [fonts])
  return fonts !== null && ready === fonts
}
