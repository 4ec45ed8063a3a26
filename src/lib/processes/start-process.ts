import cluster, { type Worker } from 'node:cluster'
import type { FromProcess, Ready } from './from-process.ts'

/** How a process ended; code 1 if the system could not start it. */
export type Ending = { code: number | null; signal: string | null }

/** One of several processes. `ready` is null if it ended before it was ready. */
export type Started = { worker: Worker; ready: Promise<Ready | null>; ended: Promise<Ending> }

/** Runs this program's command in another process. @param env settings for it, on top of this process's own */
export function startProcess(
  env: Record<string, string>,
  onMessage: (worker: Worker, message: FromProcess) => void,
): Started {
  const worker = cluster.fork(env)
  closeUntaken(worker)
  const ended = new Promise<Ending>((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal }))
    // Node also emits this for a connection that could not be handed to a dying process.
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

/** A server has at most one connection in transit to a process; a host name can mean a few servers. */
const ON_THE_WAY = 8

/**
 * Closes connections that were in transit to a process when it died. Node leaves them open, so clients would wait
 * without end. Connections that the process had accepted are already closed.
 */
function closeUntaken(worker: Worker): void {
  let handed: { close: () => void }[] = []
  const send = worker.process.send!.bind(worker.process) as (...args: unknown[]) => boolean
  worker.process.send = (message: unknown, handle?: unknown, ...more: unknown[]) => {
    // In a message without a connection this may be the callback.
    if (typeof handle === 'object' && handle)
      handed = [...handed.slice(1 - ON_THE_WAY), handle as { close: () => void }]
    return send(message, handle, ...more)
  }
  // A process that shuts down cleanly returns connections that it has not accepted, and others get them.
  let died = false
  const close = () => {
    if (died) for (const handle of handed.splice(0)) handle.close()
  }
  worker.on('exit', (code) => {
    died = code !== 0
    close()
  })
  // A connection may still be handed over after the exit was noticed.
  worker.on('disconnect', close)
}
