import cluster, { type Worker } from 'node:cluster'
import type { FromProcess, Ready } from './from-process.ts'

/** How a process ended; with 1 when the system did not let it begin. */
export type Ending = { code: number | null; signal: string | null }

/** One of many processes. `ready` is null when it ended before. */
export type Started = { worker: Worker; ready: Promise<Ready | null>; ended: Promise<Ending> }

/** Runs this program's command again in another process. @param env settings for it, over those of this one */
export function startProcess(
  env: Record<string, string>,
  onMessage: (worker: Worker, message: FromProcess) => void,
): Started {
  const worker = cluster.fork(env)
  closeUntaken(worker)
  const ended = new Promise<Ending>((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal }))
    // Also said of a connection that could not be handed to a process that was just dying.
    worker.on('error', () => worker.process.pid === undefined && resolve({ code: 1, signal: null }))
  })
  const told = new Promise<Ready>((resolve) =>
    worker.on('message', (message: FromProcess) => {
      if (message.type === 'ready') resolve(message)
      else onMessage(worker, message)
    }),
  )
  return { worker, ended, ready: Promise.race([told, ended.then(() => null)]) }
}

/** A server has at most one connection on its way to a process; with a name for a host there are a few servers. */
const ON_THE_WAY = 8

/**
 * Closes the connections that were on their way to a process when it died. Node forgets them open, so that clients would
 * wait for ever for what nobody reads. Those that were taken are closed here already.
 */
function closeUntaken(worker: Worker): void {
  let handed: { close: () => void }[] = []
  const send = worker.process.send!.bind(worker.process) as (...args: unknown[]) => boolean
  worker.process.send = (message: unknown, handle?: unknown, ...more: unknown[]) => {
    // A message without a connection may have its callback there.
    if (typeof handle === 'object' && handle)
      handed = [...handed.slice(1 - ON_THE_WAY), handle as { close: () => void }]
    return send(message, handle, ...more)
  }
  // One that ends in order gives back what it does not take, and others get it.
  let died = false
  const close = () => {
    if (died) for (const handle of handed.splice(0)) handle.close()
  }
  worker.on('exit', (code) => {
    died = code !== 0
    close()
  })
  // One may still be handed after the end was noticed.
  worker.on('disconnect', close)
}
