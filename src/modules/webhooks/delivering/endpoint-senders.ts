import { type EndpointSender, type Shared, startEndpointSender } from './endpoint-sender.ts'

/** Senders of this process: at most one per endpoint. */
export function endpointSenders({ onEnded, ...means }: Omit<Shared, 'later' | 'stopping'> & { onEnded: () => void }) {
  const senders = new Map<number, EndpointSender>()
  const timers = new Set<NodeJS.Timeout>()
  let stopping = false

  const wake = (endpointId: number) => {
    if (stopping) return
    const running = senders.get(endpointId)
    if (running) return running.nudge()
    const sender = startEndpointSender(shared, endpointId)
    senders.set(endpointId, sender)
    sender.ended.then((again) => {
      senders.delete(endpointId)
      onEnded()
      if (again) wake(endpointId)
    })
  }
  const later = (endpointId: number, waitMs: number) => {
    if (stopping) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      wake(endpointId)
    }, waitMs)
    timers.add(timer)
  }
  const shared: Shared = { ...means, later, stopping: () => stopping }
  return {
    /** Starts or wakes the sender of an endpoint with something due. */
    wake,
    /** Wakes the senders of an organisation. */
    nudge(orgId: number): void {
      for (const sender of senders.values()) if (sender.orgId() === orgId) sender.nudge()
    },
    /** Returns the ids of the endpoints that this process serves. */
    served: () => [...senders.keys()],
    /** Makes the sender release an endpoint whose details have changed. */
    letGo(endpointId: number): void {
      senders.get(endpointId)?.letGo()
    },
    /** Starts nothing more. Resolves when requests in flight have ended and every endpoint is released. */
    async stop(): Promise<void> {
      stopping = true
      for (const timer of timers) clearTimeout(timer)
      for (const sender of senders.values()) sender.letGo()
      while (senders.size > 0) await Promise.all([...senders.values()].map(({ ended }) => ended))
    },
  }
}
