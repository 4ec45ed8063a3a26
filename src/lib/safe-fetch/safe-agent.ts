import { isIP, type Socket } from 'node:net'
import type { Agent, buildConnector } from 'undici'
import { safeAddresses } from './safe-addresses.ts'
import { undici } from './undici.ts'
import { untilAborted } from './until-aborted.ts'

const MAX_ADDRESSES = 4

/**
 * Creates an undici agent that connects to public addresses only. Every new connection resolves the name itself,
 * validates every answer and connects to a validated address. A name with even one internal answer is refused, since
 * nobody has such a name on purpose. The agent uses no proxy and follows no redirects: each hop is a request of its
 * own. `allow` holds exact `host:port` pairs that are exempt. `timeoutMs` (10 s) limits connecting, including name
 * resolution: undici obeys a request's signal only once the request has a connection.
 */
export function createSafeAgent(options: {
  allow: ReadonlySet<string>
  resolve?: (name: string) => Promise<string[]>
  timeoutMs?: number
}): Agent {
  const timeoutMs = options.timeoutMs ?? 10_000
  const connector = (timeout: number) => undici().buildConnector({ timeout, allowH2: false })
  const connectors = Array.from({ length: MAX_ADDRESSES }, (_, n) => connector(Math.ceil(timeoutMs / (n + 1))))

  async function connect(target: buildConnector.Options, signal: AbortSignal): Promise<Socket> {
    const addresses = (await safeAddresses(target, options)).slice(0, MAX_ADDRESSES)
    const open = connectors[addresses.length - 1]!
    let failure: unknown
    for (const address of addresses) {
      try {
        signal.throwIfAborted()
        return await connectTo(open, target, address)
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }

  return new (undici().Agent)({
    allowH2: false,
    connect: (target, callback) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const connected = connect(target, signal)
      untilAborted(connected, signal).then(
        (socket) => callback(null, socket),
        (error) => {
          callback(error, null)
          // A connection that arrives too late is closed.
          connected.then((socket) => socket.destroy()).catch(() => {})
        },
      )
    },
  })
}

/** Connects to one address. The TLS certificate must still match the name. */
function connectTo(open: buildConnector.connector, target: buildConnector.Options, address: string): Promise<Socket> {
  const servername = target.protocol === 'https:' && !isIP(target.hostname) ? target.hostname.replace(/\.$/, '') : null
  return new Promise((resolve, reject) => {
    open({ ...target, hostname: address, servername: servername as string }, (error, socket) => {
      if (error) reject(error)
      else resolve(socket!)
    })
  })
}
