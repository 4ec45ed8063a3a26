import type { ImapFlow } from 'imapflow'
import type { Services } from '../../../platform/context/context.ts'
import { openMailbox } from './open-mailbox.ts'
import { type ReturnedMail, readReturnedMail } from './read-returned-mail.ts'
import { recordReturnedMails } from './record-returned-mails.ts'

/** A longer message is read up to here: the report is at its beginning, and the returned email comes after it. */
const MAX_BYTES = 1024 * 1024
const MAX_MESSAGES = 200
/** Messages that are recorded together, and then marked as read. */
const BATCH = 20

type Reading = {
  services: Services
  bounceAddress: string
  imapUrl: string
  signal: AbortSignal
  /** UIDs of messages at which the connection failed: they are read after all others. */
  failed: Set<number>
  warn: (context: object, message: string) => void
}

/**
 * Records the reports in the unread messages of the mailbox, and marks them as read once the reports are committed. A
 * round reads a bounded number of messages.
 * @returns whether more are waiting
 * @throws Error when the connection fails; the next round continues
 */
export async function readMailbox(reading: Reading): Promise<boolean> {
  const { services, imapUrl, signal, failed } = reading
  const client = await openMailbox(imapUrl, signal)
  try {
    const unread = (await client.search({ seen: false }, { uid: true })) || []
    for (const uid of failed) if (!unread.includes(uid)) failed.delete(uid)
    const [fresh, again] = [unread.filter((uid) => !failed.has(uid)), unread.filter((uid) => failed.has(uid))]
    const uids = fresh.toSorted((a, b) => a - b).slice(0, MAX_MESSAGES)
    const batches = [...batchesOf(uids), ...again.map((uid) => [uid])]
    for (const batch of batches) {
      const mails = []
      for (const uid of batch) mails.push(await readMessage(client, uid, reading))
      await recordReturnedMails(
        services,
        mails.flatMap((mail) => mail ?? []),
      )
      if (!(await client.messageFlagsAdd(batch, ['\\Seen'], { uid: true })))
        throw new Error('The server did not mark messages as read.')
    }
    await client.logout()
    return fresh.length > uids.length
  } finally {
    client.close()
  }
}

/** @returns null for a message that is no report, that is gone, or that cannot be parsed */
async function readMessage(
  client: ImapFlow,
  uid: number,
  { services, bounceAddress, failed, warn }: Reading,
): Promise<(ReturnedMail & { arrivedAt: Date }) | null> {
  const asked = { size: true, internalDate: true, source: { start: 0, maxLength: MAX_BYTES } }
  const message = await client.fetchOne(String(uid), asked, { uid: true }).catch((error) => {
    failed.add(uid)
    throw error
  })
  if (message === false || message.source === undefined) return null
  const { size = 0, source, internalDate } = message
  if (size > MAX_BYTES) warn({ uid, size }, 'only the beginning of a long message in the mailbox is read')
  const arrived = new Date(internalDate ?? Number.NaN)
  const arrivedAt = Number.isNaN(arrived.getTime()) ? services.now() : arrived
  try {
    const mail = await readReturnedMail(bounceAddress, source.subarray(0, MAX_BYTES))
    return mail && { ...mail, arrivedAt }
  } catch (error) {
    warn({ err: error, uid }, 'a message in the mailbox cannot be read as an email; it is marked as read')
    return null
  }
}

function batchesOf(uids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(uids.length / BATCH) }, (_, nth) => uids.slice(nth * BATCH, (nth + 1) * BATCH))
}
