import { Badge } from '../../components/badge.ts'
import { COLON, useLanguage } from '../../messages/use-messages.tsx'
import { checkInMessages } from './messages.ts'

/** A clock that is wrong by less is not worth telling. */
const WRONG_MS = 90_000

/** Shows how wrong the clock of a device is, if it is off by more than 90 seconds. */
export function ClockOffset({ ms }: { ms: number | null }) {
  const text = checkInMessages
  const { formats } = useLanguage()
  if (ms === null || Math.abs(ms) <= WRONG_MS) return null
  const time = formats.duration(Math.abs(ms) / 1_000)
  return (
    <Badge variant="outline" color="yellow">
      {text.clock}
      {COLON} {ms > 0 ? text.clockAhead(time) : text.clockBehind(time)}
    </Badge>
  )
}
