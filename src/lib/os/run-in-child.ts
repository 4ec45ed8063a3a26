import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'

/** A child did not answer: it was ended for its time, broke, or was killed by the system. */
export class ChildEnded extends Error {}

/**
 * Runs `module` in a process of its own for one task: it gets the task as its first message, and answers with one. For
 * work in native code that may take much memory or break: what it took is given back, and nothing else breaks with it.
 * It reaches neither secrets in the environment nor this process's options.
 * @throws ChildEnded when it ends without an answer, or has none after so many milliseconds
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
      // Whether it was sent does not matter: without the task the child ends without an answer.
      child.send(task, () => {})
    })
  } finally {
    // Its memory is free once it is gone.
    child.kill('SIGKILL')
    await gone
  }
}
