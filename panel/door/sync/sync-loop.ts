import { type Problem, ServiceProblem } from './door-service.ts'

const LIST_EVERY_MS = 15_000
/** At a busy door every scan brings changes of other devices, and a list costs as much as some fifty scans. */
const CHANGES_EVERY_MS = 3_000
const FIRST_WAIT_MS = 1_000

/** The steps of the loop, and its report. */
export type SyncWork = {
  send: () => Promise<void>
  fetch: () => Promise<void>
  /** Called after each attempt: null when all went well. */
  onDone: (problem: Problem | null) => void
}

export type SyncLoop = {
  /** Sends now, as there are scans. */
  nudge: () => void
  /** Tries again now, since the network is back. */
  retry: () => void
  /** Asks for the guest list soon, as guests have changed. */
  wantList: () => void
  stop: () => void
}

/**
 * Sends scans and fetches changes for as long as the tab is open, one after the other, so that a list never misses a scan
 * that was sent. The tab that holds the lock does it for all tabs of the device; when it is closed or killed, the next one.
 */
export function startSync(lock: string, work: SyncWork): SyncLoop {
  let [wake, isAsked, isFailing, isStopped, listedAt, nextList] = [() => {}, false, false, false, 0, 0]

  const run = async () => {
    for (let failures = 0; !isStopped; ) {
      isAsked = false
      const problem = await attempt(work.send, async () => {
        if (Date.now() < nextList) return
        await work.fetch()
        listedAt = Date.now()
        nextList = listedAt + LIST_EVERY_MS
      })
      work.onDone(problem)
      if (problem?.kind === 'ended' || problem?.kind === 'forbidden') return
      isFailing = problem !== null
      failures = problem ? failures + 1 : 0
      if (isAsked && !isFailing) continue
      const backOff = Math.min(LIST_EVERY_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
      const wait = problem ? Math.max(backOff, problem.waitMs) : nextList - Date.now()
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, Math.max(0, wait))
      })
    }
  }
  // Without https there are no locks; scans that two tabs send count once by their keys.
  void (navigator.locks ? navigator.locks.request(lock, run) : run())
  return {
    nudge: () => {
      isAsked = true
      if (!isFailing) wake()
    },
    retry: () => wake(),
    wantList: () => {
      nextList = Math.min(nextList, listedAt + CHANGES_EVERY_MS)
    },
    stop: () => {
      isStopped = true
      wake()
    },
  }
}

async function attempt(...steps: (() => Promise<void>)[]): Promise<Problem | null> {
  try {
    for (const step of steps) await step()
    return null
  } catch (error) {
    if (error instanceof ServiceProblem) return error.problem
    // A full disk, for instance: it is shown like any other reason, and tried again.
    const detail = error instanceof Error ? error.message : String(error)
    return { kind: 'storage', detail, status: 0, fields: [], waitMs: 0 }
  }
}
