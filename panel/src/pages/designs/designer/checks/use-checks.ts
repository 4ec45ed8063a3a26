import type { DesignValues } from '@laurel/client'
import { useEffect, useMemo, useState } from 'react'
import type { PrintedRecord } from '../../../../designer/printed-text.ts'
import type { Background, Layout } from '../../../../designer/scene-types.ts'
import { useGroundLight } from '../../../../designer/use-ground-light.ts'

type Props = {
  layout: Layout
  background: Background
  record: PrintedRecord
  isReady: boolean
  /** The values that events define; null if unknown. */
  values: DesignValues | null
}
type LayoutChecks = typeof import('./layout-checks.ts').layoutChecks

/** Problems of a layout as shown; null until fonts, background and the checks themselves are loaded. */
export function useChecks({ layout, background, record, isReady, values }: Props) {
  const ground = useGroundLight(background, layout.page)
  const check = useLayoutChecks()
  return useMemo(
    () => (isReady && ground !== null && check !== null ? check({ layout, background, record, ground, values }) : null),
    [layout, background, record, isReady, ground, values, check],
  )
}

/** The checks come after the page, which does not need them to be seen. */
function useLayoutChecks(): LayoutChecks | null {
  const [check, setCheck] = useState<LayoutChecks | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    import('./layout-checks.ts').then(({ layoutChecks }) => setCheck(() => layoutChecks), setFailure)
  }, [])
  if (failure !== null) throw failure
  return check
}
