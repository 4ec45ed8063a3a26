import { setTimeout as wait } from 'node:timers/promises'
import { makePair, type ReplicatedServer } from './replicated-server.ts'
import { type DatabaseProxy, startDatabaseProxy } from './tcp-proxy.ts'

/**
 * A primary and its standby, and one way to the primary for each process. Commits wait for the standby, also those of a
 * standby that became the primary, until the other one follows it. A primary never serves after its standby was promoted,
 * as clusters ensure by a lease or by fencing.
 */
export async function startSwitchablePair(processes: number) {
  await using opening = new AsyncDisposableStack()
  const pair = opening.use(await makePair())
  let [primary, standby]: [ReplicatedServer, ReplicatedServer] = [...pair.servers]
  await primary.start({ isPatient: true })
  await standby.start({ follow: primary, isPatient: true })
  const ways: DatabaseProxy[] = []
  for (let nth = 0; nth < processes; nth++) ways.push(opening.use(await startDatabaseProxy(primary.url)))

  async function promote(): Promise<ReplicatedServer> {
    await standby.promote()
    ;[primary, standby] = [standby, primary]
    for (const way of ways) way.leadTo(primary.url)
    return standby
  }
  /** A server that crashed may have commits that no other has, so it starts from a copy. */
  async function replace(): Promise<void> {
    await primary.kill()
    const old = await promote()
    await old.copy(primary)
    await old.start({ follow: primary, isPatient: true })
  }

  const parts = opening.move()
  return {
    ways,
    url: () => primary.url,
    urlOfBoth: pair.url,
    query: (text: string) => primary.query<any>(text),
    /** Nothing more reaches the standby, as if it lagged. */
    async holdBackStandby() {
      await standby.query(`alter system set primary_conninfo = ''`)
      await standby.query('select pg_reload_conf()')
    },
    /** The primary crashes, and the standby takes its place. */
    kill: replace,
    /** The primary stops once the standby has everything, and they change places. */
    async switchOver() {
      await primary.stop()
      const old = await promote()
      await old.start({ follow: primary, isPatient: true })
    },
    /** The primary stands still, and goes on or is replaced. */
    async stall(milliseconds: number, isReplaced: boolean) {
      const goOn = await primary.freeze()
      await wait(milliseconds)
      await (isReplaced ? replace() : goOn())
    },
    /** The standby stands still, so commits wait. */
    async stallStandby(milliseconds: number) {
      const goOn = await standby.freeze()
      await wait(milliseconds)
      await goOn()
    },
    freezeStandby: () => standby.freeze(),
    /** Nothing passes between one process and the database. */
    async partition(nth: number, milliseconds: number) {
      ways[nth]!.silence('toServer', 'toClient')
      await wait(milliseconds)
      ways[nth]!.speak()
    },
    /** Commits no longer wait for the standby. */
    async stopWaiting() {
      await primary.query(`alter system set synchronous_standby_names = ''`)
      await primary.query('select pg_reload_conf()')
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

export type SwitchablePair = Awaited<ReturnType<typeof startSwitchablePair>>
