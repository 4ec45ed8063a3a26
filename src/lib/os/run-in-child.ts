import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'

/** A child process gave no answer: it ran out of time, crashed, or was killed by the system. */
export class ChildEnded extends Error {}

/**
 * Runs one task in a child process: `module` receives the task as its first message and replies with one. This suits
 * native code that may take much memory or crash: the memory is given back, and nothing else breaks. The child gets
 * neither the environment's secrets nor this process's options.
 * @throws ChildEnded if it ends without an answer, or has none after `milliseconds`
 */
export async function runInChild<Answer>(module: URL, task: object, milliseconds: number): Promise<Answer> {
  const cache = getCompileCacheDir()
  const child = fork(module, {
    execArgv: [],
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  })
  const gone = new Promise<void>((resolve) => child.once('exit', resolve).once('error', resolve))
  try {
    return await new Promise<Answer>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as Answer))
      child.once('error', reject)
      child.once('exit', (code, signal) => reject(new ChildEnded(`A child process ended by ${signal ?? code}.`)))
      // A failed send needs no handling: without a task the child ends without an answer.
      child.send(task, () => {})
    })
  } finally {
    // The child's memory is free once it is gone.
    child.kill('SIGKILL')
    await gone
  }
}
