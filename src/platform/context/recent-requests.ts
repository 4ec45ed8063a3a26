const MANY = 10
const WITHIN_MS = 1_000

/** Counts the requests that this process has received in the last second. */
export type RecentRequests = {
  /** Records a request. */
  note: () => void
  /** Whether requests are frequent. Work that runs in two parts at once then gives up the time of one of them. */
  areMany: () => boolean
}

/** Counts more requests within a second as many than a few people polling the progress of one piece of work cause. */
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
