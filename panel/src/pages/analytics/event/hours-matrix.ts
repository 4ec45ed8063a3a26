type Hour = { hour: string; checked_in: number }

/** Check-ins by day and hour of day in a zone: the hours from the first to the last with any, and the counts by day. */
export type HoursMatrix = {
  days: string[]
  hours: number[]
  most: number
  count: (day: string, hour: number) => number
}

/** Puts check-ins by hour into days and hours of the day. @param hours starts of hours in UTC */
export function hoursMatrix(hours: readonly Hour[], zone: string): HoursMatrix {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  })
  const counts = new Map<string, number>()
  const found = hours
    .filter(({ checked_in }) => checked_in > 0)
    .map(({ hour, checked_in }) => {
      const at = new Map(parts.formatToParts(new Date(hour)).map(({ type, value }) => [type, value]))
      const day = `${at.get('year')}-${at.get('month')}-${at.get('day')}`
      const ofDay = Number(at.get('hour'))
      // Two hours have the same name when clocks are set back.
      counts.set(`${day} ${ofDay}`, (counts.get(`${day} ${ofDay}`) ?? 0) + checked_in)
      return { day, ofDay }
    })
  const named = found.map(({ ofDay }) => ofDay)
  const first = Math.min(...named)
  return {
    days: [...new Set(found.map(({ day }) => day))].toSorted(),
    hours: found.length === 0 ? [] : Array.from({ length: Math.max(...named) - first + 1 }, (_, nth) => first + nth),
    most: Math.max(0, ...counts.values()),
    count: (day, hour) => counts.get(`${day} ${hour}`) ?? 0,
  }
}
