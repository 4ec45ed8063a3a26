import { type EndpointSender, type Shared, startEndpointSender } from './endpoint-sender.ts'

/** The senders of this process: for an endpoint one at a time. */
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
    /** Something may be due at this endpoint. */
    wake,
    /** Something may be due at the endpoints of an organisation that are served here. */
    nudge(orgId: number): void {
      for (const sender of senders.values()) if (sender.orgId() === orgId) sender.nudge()
    },
    /** The endpoints that are served here. */
    served: () => [...senders.keys()],
    /** What is known of an endpoint is out of date. */
    letGo(endpointId: number): void {
      senders.get(endpointId)?.letGo()
    },
    /** Begins nothing more. Ends when what is on its way has ended and every endpoint is given back. */
    async stop(): Promise<void> {
      stopping = true
      for (const timer of timers) clearTimeout(timer)
      for (const sender of senders.values()) sender.letGo()
      while (senders.size > 0) await Promise.all([...senders.values()].map(({ ended }) => ended))
    },
  }
}
