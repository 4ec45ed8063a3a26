import { useEffect, useState } from 'react'
import { timeLeftMessages } from './messages/time-left.ts'

const SECOND = 1_000
const MINUTE = 60
const HOUR = 3_600

/** Time that is left until a moment, which counts down. Screen readers do not announce each second. */
export function TimeLeft({ until }: { until: string }) {
  const text = timeLeftMessages
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  const left = Math.max(0, Math.floor((Date.parse(until) - now) / SECOND))
  const [hours, minutes, seconds] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE), left % MINUTE]
  return (
    <time className="count" dateTime={until}>
      {left === 0 ? text.over : hours > 0 ? text.hoursLeft(hours, minutes) : text.minutesLeft(minutes, seconds)}
    </time>
  )
}
