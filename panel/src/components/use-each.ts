import { useEffect, useRef, useState } from 'react'
import { useProblemText } from './use-problem-text.ts'

/** Concurrent requests: fast, and well below the rate limit of one person. */
const AT_ONCE = 4

export type Course = { total: number; done: number; failed: ReadonlyMap<string, number>; isOver: boolean }

/** Runs one request per id and reports progress and errors. Leaving the page stops it after the requests in flight. */
export function useEach(idsOf: () => Promise<readonly number[]>, action: (id: number) => Promise<unknown>) {
  const problemText = useProblemText()
  const [course, setCourse] = useState<Course | null>(null)
  const ended = useRef(false)
  useEffect(() => {
    ended.current = false
    return () => {
      ended.current = true
    }
  }, [])
  const begin = async () => {
    setCourse({ total: 0, done: 0, failed: new Map(), isOver: false })
    const ids = await idsOf()
    const left = ids.values()
    let done = 0
    const failed = new Map<string, number>()
    const tell = (isOver: boolean) => setCourse({ total: ids.length, done, failed: new Map(failed), isOver })
    const work = async () => {
      for (const id of left) {
        if (ended.current) return
        try {
          await action(id)
          done += 1
        } catch (error) {
          const said = problemText(error)
          failed.set(said, (failed.get(said) ?? 0) + 1)
        }
        tell(false)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    tell(true)
  }
  const end = () => {
    ended.current = true
  }
  return { course, begin, end }
}
