/** A session in time, with the place by which it is put beside others. */
type Timed = { start_time: Date; end_time: Date; location: string | null; track: string | null }

/** Sessions of one place (room or track; null: neither), one after another. */
export type Column<Session> = { place: string | null; sessions: Session[] }

let collator: Intl.Collator | null = null

/**
 * Groups sessions by start that overlap, directly or through others, and puts those of one room, or else one track,
 * into one column. Two that overlap in one place have a column each.
 */
export function parallelSessions<Session extends Timed>(sessions: readonly Session[]): Column<Session>[][] {
  const groups: Session[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const session of sessions) {
    if (session.start_time.getTime() >= end) groups.push([])
    groups.at(-1)!.push(session)
    end = Math.max(end, session.end_time.getTime())
  }
  return groups.map(columnsOf)
}

function columnsOf<Session extends Timed>(sessions: Session[]): Column<Session>[] {
  const columns: Column<Session>[] = []
  for (const session of sessions) {
    const place = session.location || session.track || null
    const column = columns.find(
      (column) => column.place === place && column.sessions.at(-1)!.end_time <= session.start_time,
    )
    if (column === undefined) columns.push({ place, sessions: [session] })
    else column.sessions.push(session)
  }
  // Made once, and where it is used first, since the first takes 20 ms.
  collator ??= new Intl.Collator('en', { numeric: true })
  const { compare } = collator
  return columns.toSorted((a, b) => compare(a.place ?? '\uffff', b.place ?? '\uffff'))
}
