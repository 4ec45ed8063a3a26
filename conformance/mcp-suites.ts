import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

type Check = { id: string; status: string; errorMessage?: string }

const run = promisify(execFile)
const { PATH = '' } = process.env
/** The first ends at 2025-11-25; only the second knows 2026-07-28. */
const SUITES = {
  '0.1.16': import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'),
  '0.2.0-alpha.12': import.meta.resolve('mcp-conformance-next/dist/index.js'),
}
export type Suite = keyof typeof SUITES

/** Stands before the endpoint and adds the key, which the suite cannot send. All else goes through as it came. */
export async function startKeyProxy(port: number, key: string) {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, authorization: `Bearer ${key}` }
    const { method, url } = request
    const onward = send({ host: '127.0.0.1', port, method, path: url, headers, setHost: false }, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Runs a scenario of the official suite in a process that ends after at most a minute. */
export async function conformanceChecks(suite: Suite, url: string, scenario: string, args: string[] = []) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'laurel-conformance-'))
  const cli = fileURLToPath(SUITES[suite])
  const words = [cli, 'server', '--url', url, '--scenario', scenario, '-o', folder.path, ...args]
  const env = { PATH, HOME: folder.path }
  // The suite ends with 1 when a check fails; what failed stands in its file.
  const said = await run(process.execPath, words, { timeout: 300_000, env, cwd: folder.path }).catch((error) => error)
  const [results] = readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('checks.json'),
  )
  if (results === undefined) throw new Error(`${suite} ${scenario} found nothing:\n${said.stdout}${said.stderr}`)
  return JSON.parse(readFileSync(join(folder.path, results), 'utf8')) as Check[]
}
