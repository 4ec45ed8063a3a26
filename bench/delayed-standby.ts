import pg from 'pg'
import { makePair } from '../test/support/replicated-server.ts'
import { startTcpProxy } from '../test/support/tcp-proxy.ts'

/** A primary whose commits wait for a standby at a distance, as in another availability zone. */
export async function startWithStandby(delayMs: number) {
  const pair = await makePair()
  const [primary, standby] = pair.servers
  const socket = new pg.Client({ connectionString: primary.url })
  const proxy = await startTcpProxy({ path: `${socket.host}/.s.PGSQL.${socket.port}` })
  proxy.delay('toServer', delayMs / 2)
  proxy.delay('toClient', delayMs / 2)
  await primary.start({ isPatient: true })
  await standby.start({ follow: { url: `postgres://laurel@127.0.0.1:${proxy.port}/laurel` } })
  return {
    url: primary.url,
    async [Symbol.asyncDispose]() {
      await standby.kill()
      await proxy[Symbol.asyncDispose]()
      await pair[Symbol.asyncDispose]()
    },
  }
}
