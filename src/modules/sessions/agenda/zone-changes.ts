const MINUTE = 60_000
const DAY = 1_440 * MINUTE

/** At `at` (milliseconds) a time zone changes its offset, in minutes east of UTC. */
export type ZoneChange = { at: number; from: number; to: number }

/** Returns the offset changes of a time zone between two moments, to the minute. No zone changes twice within a day. */
export function zoneChanges(offsetAt: (time: number) => number, first: number, last: number): ZoneChange[] {
  const changes: ZoneChange[] = []
  const start = Math.floor(first / MINUTE) * MINUTE
  for (let day = start; day < last; day += DAY) {
    const [from, to] = [offsetAt(day), offsetAt(day + DAY)]
    if (from === to) continue
    let [before, at] = [day, day + DAY]
    while (at - before > MINUTE) {
      const middle = before + Math.floor((at - before) / MINUTE / 2) * MINUTE
      if (offsetAt(middle) === from) before = middle
      else at = middle
    }
    changes.push({ at, from, to })
  }
  return changes
}

/** Whether local clocks show this moment's time twice because they are set back around it. */
export function isShownTwice(changes: ZoneChange[], time: number): boolean {
  return changes.some(({ at, from, to }) => Math.abs(time - at) <= (from - to) * MINUTE)
}

/**
 * Returns a VTIMEZONE (RFC 5545, section 3.6.5) for times from `first` on: the initial offset and each change. It comes
 * from the same zone data as the written times, so both agree for any zone and year.
 */
export function writeZone(zone: string, first: number, offset: number, changes: ZoneChange[]): string {
  const observance = ({ at, from, to }: ZoneChange) => {
    const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
    const start = new Date(at + from * MINUTE).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
    const lines = [`DTSTART:${start}`, `TZOFFSETFROM:${offsetText(from)}`, `TZOFFSETTO:${offsetText(to)}`]
    return [`BEGIN:${kind}`, ...lines, `END:${kind}`]
  }
  const observances = [{ at: first, from: offset, to: offset }, ...changes].flatMap(observance)
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n')
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}
