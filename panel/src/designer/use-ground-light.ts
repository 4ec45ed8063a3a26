import { useEffect, useState } from 'react'
import { type GroundLight, readGroundLight } from './ground-light.ts'
import type { Background, Layout } from './scene-types.ts'

type Read = { of: Background; light: GroundLight }

/** Luminances of the background; null until it is loaded. */
export function useGroundLight(background: Background, { width, height }: Layout['page']): GroundLight | null {
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    let isGone = false
    void readGroundLight(background, { width, height }).then((light) => {
      if (!isGone) setRead({ of: background, light })
    })
    return () => {
      isGone = true
    }
  }, [background, width, height])
  return read?.of === background ? read.light : null
}
