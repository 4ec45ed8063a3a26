import { useEffect, useState } from 'react'
import { loadFonts, neededFonts } from './certificate-fonts.ts'
import type { PrintedRecord } from './printed-text.ts'
import type { Layout, SceneFonts } from './scene-types.ts'

type Drawn = { layout: Pick<Layout, 'fields'>; record: PrintedRecord }

/** True once all fonts in use are loaded; text has no width before. */
export function useFonts(fonts: SceneFonts | null, { layout, record }: Drawn): boolean {
  const [ready, setReady] = useState<string | null>(null)
  const needed = fonts === null ? [] : neededFonts(fonts, layout, record)
  const wanted = needed.map(({ url }) => url).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses say which fonts they are
  useEffect(() => {
    let isGone = false
    void loadFonts(needed).then(() => {
      if (!isGone) setReady(wanted)
    })
    return () => {
      isGone = true
    }
  }, [wanted])
  return fonts !== null && ready === wanted
}
