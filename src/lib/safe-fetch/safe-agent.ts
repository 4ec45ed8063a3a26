import { isIP, type Socket } from 'node:net'
import type { Agent, buildConnector } from 'undici'
import { resolveLocalName, resolveName } from './resolve-name.ts'
import { SafeFetchError } from './safe-fetch-error.ts'
import { undici } from './undici.ts'
import { untilAborted } from './until-aborted.ts'
import { hostAndPort, validateAddress } from './validate-target.ts'

const MAX_ADDRESSES = 4

/**
 * An undici agent that connects to public addresses only. Every new connection resolves the name itself, judges every
 * answer and connects to an address that was judged; a name with even one internal answer is refused, because nobody
 * means to have such a name. It knows no proxy and does not follow redirects: each hop is a request of its own.
 *
 * `allow` holds exact `host:port` pairs that are exempt. `timeoutMs` (10 s) bounds the making of a connection, with the
 * resolving of its name: undici heeds a request's signal only when the request has a connection.
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
    const addresses = (await judgedAddresses(target, options)).slice(0, MAX_ADDRESSES)
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
          // A connection that comes too late is not wanted any more.
          connected.then((socket) => socket.destroy()).catch(() => {})
        },
      )
    },
  })
}

/** The addresses that a connection may go to; throws when there is none or one is refused. */
async function judgedAddresses(
  target: buildConnector.Options,
  options: { allow: ReadonlySet<string>; resolve?: (name: string) => Promise<string[]> },
): Promise<string[]> {
  const { hostname } = target
  const allowed = options.allow.has(hostAndPort(hostname, target.port, target.protocol))
  if (isIP(hostname)) {
    if (!allowed && !validateAddress(hostname)) throw refused(hostname)
    return [hostname]
  }
  const resolve = options.resolve ?? (allowed ? resolveLocalName : resolveName)
  const addresses = await resolve(hostname)
  if (addresses.length === 0) throw new SafeFetchError('dns', `The name ${hostname} has no address.`)
  if (!allowed && !addresses.every(validateAddress)) throw refused(hostname)
  return addresses
}

function refused(host: string): SafeFetchError {
  return new SafeFetchError('refused_address', `${host} is an internal or reserved address, or has one.`)
}

/** Connects to one address. For TLS the certificate must still be the name's. */
function connectTo(open: buildConnector.connector, target: buildConnector.Options, address: string): Promise<Socket> {
  const servername = target.protocol === 'https:' && !isIP(target.hostname) ? target.hostname.replace(/\.$/, '') : null
  return new Promise((resolve, reject) => {
    open({ ...target, hostname: address, servername: servername as string }, (error, socket) => {
      if (error) reject(error)
      else resolve(socket!)
    })
  })
}
