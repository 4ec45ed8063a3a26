import { useEffect, useRef, useState } from 'react'

/**
 * How fast something goes on and how long it takes yet, by what was seen of it since it was first shown: no clock but this
 * browser's is asked. Null until something was seen to be done.
 */
export function useCourse(done: number, total: number): { rate: number; restSeconds: number } | null {
  const first = useRef<{ done: number; at: number } | null>(null)
  const [course, setCourse] = useState<{ rate: number; restSeconds: number } | null>(null)
  useEffect(() => {
    const now = performance.now()
    first.current ??= { done, at: now }
    const seconds = (now - first.current.at) / 1_000
    const since = done - first.current.done
    if (since <= 0 || seconds <= 0) return
    const rate = since / seconds
    setCourse({ rate: Math.round(rate * 10) / 10, restSeconds: Math.ceil((total - done) / rate) })
  }, [done, total])
  return course
}
