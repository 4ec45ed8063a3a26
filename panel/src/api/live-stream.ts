/** A kind of row and the ids that changed; null ids mean any row, and the kind `*` means anything. */
export type Changed = { type: string; ids: number[] }

type Said = { changed: Changed } | { live: boolean } | { ask: true }

const NAME = 'laurel-live'
const AGAIN_MS = 30_000

/**
 * Listens for changes over one connection for all tabs of a browser: one tab holds it and informs the others. When that
 * tab closes, another takes over and reports that anything may have changed, since it missed events.
 * @returns a function that stops listening in this tab
 */
export function openLiveStream(
  address: string,
  { onChange, onLive }: { onChange: (changed: Changed) => void; onLive: (isLive: boolean) => void },
): () => void {
  const tabs = new BroadcastChannel(NAME)
  const ending = new AbortController()
  const hear = (said: Said) => {
    if ('changed' in said) onChange(said.changed)
    if ('live' in said) onLive(said.live)
  }
  const say = (said: Said) => {
    if (ending.signal.aborted) return
    tabs.postMessage(said)
    hear(said)
  }
  const stop = () => {
    ending.abort()
    tabs.close()
  }
  // Pages over plain http have no locks, so each tab has a connection.
  if (!('locks' in navigator)) {
    void lead(address, { tabs, say: hear, hear, wasAway: false, ending: ending.signal })
    return stop
  }
  tabs.onmessage = ({ data }: MessageEvent<Said>) => hear(data)
  tabs.postMessage({ ask: true })
  const isFree = navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
    if (lock) await lead(address, { tabs, say, hear, wasAway: false, ending: ending.signal })
    return lock !== null
  })
  const isEnd = (error: unknown) => {
    if (!ending.signal.aborted) throw error
  }
  void isFree.then((wasFree) => {
    if (wasFree || ending.signal.aborted) return
    return navigator.locks
      .request(NAME, { signal: ending.signal }, () =>
        lead(address, { tabs, say, hear, wasAway: true, ending: ending.signal }),
      )
      .catch(isEnd)
  })
  return stop
}

type Leading = {
  tabs: BroadcastChannel
  say: (said: Said) => void
  hear: (said: Said) => void
  wasAway: boolean
  ending: AbortSignal
}

/** Has the connection until the tab is done with it. A browser opens it again by itself, but for one that was refused. */
function lead(address: string, { tabs, say, hear, wasAway, ending }: Leading): Promise<void> {
  let source: EventSource
  let again: ReturnType<typeof setTimeout>
  let isNew = !wasAway
  const open = () => {
    source = new EventSource(address)
    source.onopen = () => {
      say({ live: true })
      if (!isNew) say({ changed: { type: '*', ids: [] } })
      isNew = true
    }
    source.onmessage = ({ data }) => say({ changed: JSON.parse(data) as Changed })
    source.onerror = () => {
      say({ live: false })
      if (source.readyState !== EventSource.CLOSED) return
      isNew = false
      again = setTimeout(open, AGAIN_MS)
    }
  }
  open()
  tabs.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('ask' in data) tabs.postMessage({ live: source.readyState === EventSource.OPEN } satisfies Said)
    else hear(data)
  }
  return new Promise((resolve) => {
    ending.addEventListener('abort', () => {
      clearTimeout(again)
      source.close()
      resolve()
    })
  })
}
