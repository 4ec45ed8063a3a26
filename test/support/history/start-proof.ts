import assert from 'node:assert/strict'
import { join } from 'node:path'
import { loadConfig } from '../../../src/config/config.ts'
import { buildServices } from '../../../src/deps.ts'
import { examine } from '../../../src/doctor.ts'
import { getInstallationSecret } from '../../../src/modules/organisations/index.ts'
import { openFolderBlobs } from '../../../src/platform/blobs/index.ts'
import { openDatabase } from '../../../src/platform/db/open-database.ts'
import { call, startProcess, until } from '../installation.ts'
import { dataFolder } from '../laurel.ts'
import { startReceiver } from '../receiver.ts'
import { startSmtpReceiver } from '../smtp-receiver.ts'
import { startSwitchablePair } from '../switchable-pair.ts'
import { askServices } from './ask-service.ts'

const EVENTS = ['cert.issued', 'cert.revoked', 'attendee.registered', 'attendee.waitlisted', 'attendee.cancelled']

export type Proof = Awaited<ReturnType<typeof startProof>>

/** Two processes over a primary and its standby, with receivers of webhooks and mails. */
export async function startProof() {
  await using opening = new AsyncDisposableStack()
  const pair = opening.use(await startSwitchablePair(2))
  const hooks = opening.use(await startReceiver({ status: 200 }))
  const mails = opening.use(await startSmtpReceiver())
  const data = opening.use(dataFolder())
  const start = (way: { url: string }) =>
    startProcess({
      ...{ DATABASE_URL: way.url, DATA_DIR: data.path, SMTP_URL: mails.url },
      WEBHOOK_ALLOW_TARGETS: hooks.host,
    })
  const services = await Promise.all(pair.ways.map(start))
  for (const service of services) opening.use(service)
  const made = await call(services[0]!, 'POST', '/admin/webhooks', { url: hooks.url, events: EVENTS })
  assert.equal(made.status, 201, JSON.stringify(made.body))

  const withDatabase = async <T>(work: (db: ReturnType<typeof openDatabase>['db']) => Promise<T>): Promise<T> => {
    const { db, close } = openDatabase(pair.url())
    return work(db).finally(close)
  }
  const isReady = async () => {
    const statuses = await Promise.all(services.map(({ url }) => fetch(`${url}/readyz`).then(({ status }) => status)))
    return statuses.every((status) => status === 200)
  }
  const wrong: string[] = []
  const parts = opening.move()
  return {
    pair,
    services,
    /** Responses that nobody should get. */
    wrong,
    ask: askServices(services, wrong),
    secret: await withDatabase(getInstallationSecret),
    isWhole: () => until(isReady, Boolean),
    /** Sends that nobody should see: events without a webhook, and mails that came twice. */
    async undelivered() {
      const open = `select 1 from webhook_delivery where status = 'pending' union all
        select 1 from email where status in ('queued', 'sending')`
      await until(
        () => pair.query(open),
        (left) => left.length === 0,
      )
      const events = await pair.query(`select convert_from(body, 'UTF8') as body from domain_event
        where type = any('{${EVENTS.join()}}')`)
      const received = hooks.received.map(({ bytes }) => bytes.toString('utf8').split('\r\n\r\n')[1]!)
      const arrived = new Set(received)
      const ids = mails.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw.toString())![1]!)
      return {
        missing: events.map(({ body }) => body).filter((body) => !arrived.has(body)),
        twice: ids.filter((id, nth) => ids.indexOf(id) !== nth),
        counts: { events: events.length, webhooks: received.length, mails: ids.length },
      }
    },
    doctor: () =>
      withDatabase(async (db) => {
        const blobs = openFolderBlobs(join(data.path, 'blobs'))
        return examine(buildServices(loadConfig({}), { db, blobs, secret: await getInstallationSecret(db) }))
      }),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
