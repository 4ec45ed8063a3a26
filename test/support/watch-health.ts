import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parentPort, Worker, workerData } from 'node:worker_threads'

const EVERY_MS = 20

/** When /healthz was asked and had answered, in milliseconds as `now` counts them. */
export type Polled = { asked: number; answered: number }
/** Hands over what was answered since the last look. */
export type HealthWatch = { take(): Promise<Polled[]> } & AsyncDisposable

/** Milliseconds since 1970 of a clock that nobody sets, the same in all threads. */
export const now = () => performance.timeOrigin + performance.now()

/**
 * Asks a service for /healthz 50 times a second from a thread of its own, whether or not it has answered the last one:
 * while nothing is answered, each of these waits.
 */
export function watchHealth(url: string): HealthWatch {
  const worker = new Worker(new URL(import.meta.url), { workerData: url })
  return {
    async take() {
      worker.postMessage('take')
      const [taken] = await once(worker, 'message')
      return taken
    },
    async [Symbol.asyncDispose]() {
      await worker.terminate()
    },
  }
}

/** In seconds: what the threads of a process have used of a core, and its first one alone. */
export type CpuUse = { all: number; first: number }

/** Processor time of a process since its start, without its children. Linux alone tells it of another process. */
export function cpuUse(pid: number): CpuUse {
  const ticksInASecond = 100
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ')
  const ran = Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0])
  return { all: (Number(fields[11]) + Number(fields[12])) / ticksInASecond, first: ran / 1e9 }
}

export function cpuSince(pid: number, before: CpuUse): CpuUse {
  const use = cpuUse(pid)
  return { all: use.all - before.all, first: use.first - before.first }
}

if (parentPort && typeof workerData === 'string') {
  let answered: Polled[] = []
  const asked = new Set<Promise<void>>()
  setInterval(() => {
    const start = now()
    const ask = fetch(`${workerData}/healthz`)
      .then((answer) => answer.text())
      .then(() => void answered.push({ asked: start, answered: now() }))
      .finally(() => asked.delete(ask))
    asked.add(ask)
  }, EVERY_MS)
  parentPort.on('message', async () => {
    await Promise.all(asked)
    parentPort!.postMessage(answered)
    answered = []
  })
}
