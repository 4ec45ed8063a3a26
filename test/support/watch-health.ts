import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { parentPort, Worker, workerData } from 'node:worker_threads'

const EVERY_MS = 20

/** How long /healthz took, in milliseconds, for each request that was answered since the last look. */
export type HealthWatch = { take(): Promise<number[]> } & AsyncDisposable

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

export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
}

/** In seconds: what the threads of a process have used of a core, its first one alone, and how long that one waited for a core. */
export type CpuUse = { all: number; first: number; waited: number }

/** What a process, its children left out, has used since its start. Linux alone tells it of another process. */
export function cpuUse(pid: number): CpuUse {
  const ticksInASecond = 100
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ')
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ').map(Number)
  return { all: (Number(fields[11]) + Number(fields[12])) / ticksInASecond, first: ran / 1e9, waited: waited / 1e9 }
}

export function cpuSince(pid: number, before: CpuUse): CpuUse {
  const now = cpuUse(pid)
  return { all: now.all - before.all, first: now.first - before.first, waited: now.waited - before.waited }
}

if (parentPort && typeof workerData === 'string') {
  let answered: number[] = []
  const asked = new Set<Promise<void>>()
  setInterval(() => {
    const start = performance.now()
    const ask = fetch(`${workerData}/healthz`)
      .then((answer) => answer.text())
      .then(() => void answered.push(performance.now() - start))
      .finally(() => asked.delete(ask))
    asked.add(ask)
  }, EVERY_MS)
  parentPort.on('message', async () => {
    await Promise.all(asked)
    parentPort!.postMessage(answered)
    answered = []
  })
}
