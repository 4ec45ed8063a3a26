import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const LOOK_EVERY_MS = 100
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * A reverse proxy as simple as any: each request goes to the next target in turn that says on /readyz that it is ready,
 * over connections that stay open. Only a target that refuses the connection is passed over; whatever else goes wrong is
 * answered with 502, since a request that was sent must not be sent again.
 */
export async function startReverseProxy(targets: string[]) {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>()
  const look = async (target: string) => {
    const answer = await fetch(`${target}/readyz`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) ready.add(target)
    else ready.delete(target)
  }
  const lookAtAll = () => Promise.all(targets.map(look))
  await lookAtAll()
  const looking = setInterval(lookAtAll, LOOK_EVERY_MS)

  let turn = 0
  const ask = async (incoming: IncomingMessage): Promise<IncomingMessage> => {
    const body = await buffer(incoming)
    turn++
    const inTurn = targets.map((_, index) => targets[(turn + index) % targets.length]!)
    for (const target of inTurn.filter((each) => ready.has(each))) {
      try {
        return await forward(agent, target, incoming, body)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error
      }
    }
    throw new Error('No process is ready.')
  }
  const server = createServer(async (incoming, outgoing) => {
    try {
      const answer = await ask(incoming)
      outgoing.writeHead(answer.statusCode!, withoutHops(answer.headers))
      answer.on('error', () => outgoing.destroy()).pipe(outgoing)
    } catch (error) {
      outgoing.writeHead(502).end(`${error}`)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Waits until it has seen that a target is ready. */
    async sees(target: string): Promise<void> {
      while (!ready.has(target)) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    },
    async [Symbol.asyncDispose]() {
      clearInterval(looking)
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

async function forward(agent: Agent, target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const onward = request(target + url, { agent, method: method!, headers: withoutHops(headers) })
  onward.end(body)
  const [answer] = (await once(onward, 'response')) as [IncomingMessage]
  return answer
}

function withoutHops<T extends object>(headers: T): T {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name))) as T
}
