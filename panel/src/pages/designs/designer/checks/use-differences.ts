import { useEffect, useState } from 'react'
import type { PrintedRecord } from '../../../../designer/printed-text.ts'
import type { Background, Layout } from '../../../../designer/scene-types.ts'

type Props = {
  layout: Layout
  background: Background
  record: PrintedRecord
  isReady: boolean
  printed: { url: string | null; isFresh: boolean }
}

/** The fields that are printed elsewhere than this browser draws them, null until that is known of the picture that is shown. */
export function useDifferences({ layout, background, record, isReady, printed }: Props): readonly number[] | null {
  const [found, setFound] = useState<{ of: string; indices: readonly number[] } | null>(null)
  const url = isReady && printed.isFresh ? printed.url : null
  useEffect(() => {
    if (url === null) return
    let isGone = false
    const judge = async () => {
      const { printedDifferences } = await import('../../../../designer/printed-differences.ts')
      const indices = await printedDifferences(url, { layout, background, record })
      if (!isGone) setFound({ of: url, indices })
    }
    // An image that has been replaced cannot be compared, and its result is not needed.
    judge().catch((error: unknown) => {
      if (!isGone) throw error
    })
    return () => {
      isGone = true
    }
  }, [url, layout, background, record])
  return found !== null && found.of === url ? found.indices : null
}
