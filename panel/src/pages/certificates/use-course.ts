import { useEffect, useRef, useState } from 'react'

/**
 * Rate and remaining time of a job, measured by the clock of this browser since the job was first shown. Null until
 * some progress was observed.
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
