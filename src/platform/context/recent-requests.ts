const MANY = 10
const WITHIN_MS = 1_000

/** Which requests came to this process a moment ago. */
export type RecentRequests = {
  /** One has come. */
  note: () => void
  /** Whether others ask often: whoever works on two things at once then leaves the time of one to them. */
  areMany: () => boolean
}

/** More requests within a second are many than those who watch one piece of work ask to see how far it is. */
export function recentRequests(now: () => Date): RecentRequests {
  const times: number[] = []
  return {
    note() {
      times.push(now().getTime())
      if (times.length > MANY) times.shift()
    },
    areMany: () => times.length === MANY && now().getTime() - times[0]! < WITHIN_MS,
  }
}
