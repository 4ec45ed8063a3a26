import assert from 'node:assert/strict'
import { certificateListener } from '../../src/modules/certificate-mails/certificate-listener.ts'
import { workbookOf } from '../fixtures/spreadsheets/make-workbook.ts'
import { anAttendee, anEvent } from './factories.ts'
import { handleAll } from './handle-all.ts'
import { startWorld, type World } from './harness.ts'
import { until } from './installation.ts'
import { startSending } from './send.ts'
import { startSmtpReceiver } from './smtp-receiver.ts'
import { submit } from './stored.ts'

/** Tells the listener of certificate mails all that has happened; the first time it only takes its place. */
export async function handle(world: World): Promise<void> {
  await handleAll(world, certificateListener)
}

/** A world in which certificates are mailed, with an event that wants that. */
export async function aMailingWorld(fields: object = {}) {
  const world = await startWorld()
  await handle(world)
  const event = await anEvent(world, { certificate_email: true, ...fields })
  const path = `/admin/events/${event.id}`
  return {
    world,
    event,
    path,
    /** Issues a certificate to somebody new. */
    async issue(person: object = {}): Promise<{ certificate: any; attendee: any }> {
      const attendee = await anAttendee(world, event.id, person)
      const answer = await world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id] })
      assert.equal(answer.status, 201, answer.text)
      return { certificate: answer.body.certificates[0], attendee }
    },
    /** Makes certificates by a file of names and addresses. */
    async issueByFile(rows: string[][]): Promise<void> {
      const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
      const cells = [['Name', 'E-mail'], ...rows].map((row) => `<row>${row.map(cell).join('')}</row>`)
      const answer = await submit(world, event.id, workbookOf({ rows: cells.join('') }))
      assert.equal(answer.status, 201, answer.text)
      await world.runJobs()
    },
    /** Mails, oldest first. */
    mails: async (): Promise<any[]> => (await world.request('GET', '/admin/emails?limit=200')).body.toReversed(),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

/** Sends what waits to a real server, until nothing does. @returns the server's copies, parsed, in the order in which they came */
export async function sendAll(world: World) {
  await using receiver = await startSmtpReceiver()
  await using sending = await startSending(world, { smtpUrl: receiver.url })
  const waiting = () => world.query(`select from email where status in ('queued', 'sending')`)
  await until(waiting, (rows) => rows.length === 0)
  assert.deepEqual(sending.warnings, [])
  return Promise.all(receiver.received.map((_, nth) => receiver.parsed(nth)))
}
