import { returnPath } from '../../src/modules/emails/message/return-path.ts'
import { mailboxRound } from '../../src/modules/emails/returned/watch-mailbox.ts'
import { anEmail } from './factories.ts'
import type { World } from './harness.ts'
import type { startMailbox } from './imap-mailbox.ts'
import { outbox } from './stored.ts'

/** BOUNCE_ADDRESS of these tests. */
export const BOUNCES = 'bounces@mail.example.org'
const NEVER = new AbortController().signal

type Mailbox = Awaited<ReturnType<typeof startMailbox>>

/** An email that a server has accepted, and the address to which it is returned. */
export async function anAcceptedEmail(world: World, address = 'ada@example.org') {
  const id = await anEmail(world, { to: { name: 'Ada', address } })
  const [row] = await world.query<{ uid: string }>(
    `update email set status = 'sent', handed_over_at = now(), sent_at = now() where id = ${id} returning uid`,
  )
  return { id, path: returnPath(world.services, BOUNCES, { id, uid: row!.uid }) }
}

/** Reads the mailbox in rounds without pauses. Warnings are collected. */
export function mailboxReader(mailbox: Mailbox, { url = mailbox.url, pollMs = 0 } = {}) {
  const warnings: string[] = []
  const warn = (context: object, message: string) => void warnings.push(`${message} ${JSON.stringify(context)}`)
  const round = mailboxRound({ bounceAddress: BOUNCES, imapUrl: url, pollMs, warn })
  return { warnings, read: (world: Pick<World, 'services'>) => round(world.services, NEVER) }
}

/** The gravest bounce of an email, its reports, the reasons of all suppressions, and the number of announced bounces. */
export async function bounceState(world: World, id: number) {
  const { body } = await world.request('GET', `/admin/emails/${id}`)
  const reports = body.reports.map(({ source, kind }: { source: string; kind: string }) => `${source} ${kind}`)
  const suppressed = (await world.request('GET', '/admin/email-suppressions')).body
  const events = await outbox(world, 'email.bounced')
  return [body.bounce, reports, suppressed.map(({ reason }: { reason: string }) => reason), events.length]
}
