import { loadConfig } from '../config.ts'
import { type Deps, openDeps } from '../deps.ts'
import type { Context } from '../platform/context.ts'

/** Opens the installation that the environment names, beside a running service if there is one, for the time of `work`. */
export async function withServices<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const silent = {
    info: () => {},
    warn: ({ err }: { err?: Error }, message: string) =>
      void process.stderr.write(`${message} ${err?.message ?? ''}\n`),
  }
  const deps = await openDeps(loadConfig(), silent)
  try {
    return await work(deps)
  } finally {
    await deps.close()
  }
}

export function cliContext(deps: Deps, orgId: number): Context {
  return { ...deps.services, orgId, actor: { kind: 'cli' }, requestId: null }
}

/** Prints a result: JSON for programs, lines for people. */
export function print(json: boolean | undefined, result: unknown, lines: string[]): void {
  process.stdout.write(json ? `${JSON.stringify(result)}\n` : `${lines.join('\n')}\n`)
}
