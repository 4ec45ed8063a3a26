import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down what the service asks to wait. @returns how many seconds are left, and whether it is over since */
export function useCountdown(end: () => void) {
  const [until, setUntil] = useState<number | null>(null)
  const [seconds, setSeconds] = useState(0)
  const tick = useEffectEvent((until: number) => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
    setSeconds(left)
    if (left === 0) end()
    return left === 0
  })
  useEffect(() => {
    if (until === null) return
    const timer = setInterval(() => tick(until) && clearInterval(timer), 250)
    return () => clearInterval(timer)
  }, [until])
  return {
    seconds,
    isOver: until !== null && seconds === 0,
    begin: (ms: number) => {
      setUntil(Date.now() + ms)
      setSeconds(Math.ceil(ms / 1_000))
    },
  }
}
