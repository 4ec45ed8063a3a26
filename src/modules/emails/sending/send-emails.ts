import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../../platform/context/context.ts'
import { type OpenDatabase, openDatabase } from '../../../platform/db/open-database.ts'
import { isOutage } from '../../../platform/db/pg-errors.ts'
import { ownTransports } from './own-transports.ts'
import { pace } from './pace.ts'
import { readSmtpUrl } from './read-smtp-url.ts'
import { releaseSenderLease, type SenderLease, takeSenderLease } from './sender-lease.ts'
import { serveEmails } from './serve-emails.ts'
import type { SmtpTimes } from './smtp-session.ts'
import { smtpTransport } from './smtp-transport.ts'
import { outboxTransport } from './transport.ts'

/** Interval between polls for emails, or for a sender that is gone. */
const POLL_MS = 500
/** Maximum pause after repeated failures, such as an unreachable database. */
const MAX_PAUSE_MS = 10_000
/** Minimum pause between polls, however many notifications arrive. */
const PAUSE_MS = 50
const CONNECTIONS = 4

/**
 * Sends emails until `stop`. One process sends at a time; another takes over when it ends or goes silent.
 * @param times time limits of servers, which tests shorten
 */
export async function sendEmails(options: {
  url: string
  services: Services
  warn: (context: object, message: string) => void
  times?: SmtpTimes
}): Promise<{ stop: () => Promise<void> }> {
  const { url, warn } = options
  const onError = (error: Error) => warn({ err: error }, 'an idle database connection broke')
  const database = openDatabase(url, { name: 'emails', max: CONNECTIONS, settings: { enable_seqscan: 'off' }, onError })
  const services = { ...options.services, db: database.db }
  const stopping = new AbortController()
  const { idle, ring } = waiting()
  const stopListening = services.outboxNotifier.onNotify(ring)
  const { signal } = stopping
  signal.addEventListener('abort', ring)

  const serve = async (lease: SenderLease) => {
    const halt = new AbortController()
    const abort = () => halt.abort()
    signal.addEventListener('abort', abort)
    const { mail } = services
    try {
      const transport =
        mail.smtpUrl === null
          ? outboxTransport
          : smtpTransport(await readSmtpUrl(mail.smtpUrl), mayBegin(mail.smtpRate, halt.signal), options.times)
      const openOwn = ownTransports(services, async () => !halt.signal.aborted, options.times)
      if (!signal.aborted)
        await serveEmails({ services, lease, transport, openOwn, halt, stopping: signal, warn }, idle)
    } finally {
      signal.removeEventListener('abort', abort)
      await releaseSenderLease(services, lease)
    }
  }
  const run = async () => {
    let failures = 0
    while (!signal.aborted) {
      try {
        const lease = await takeSenderLease(services)
        if (lease) await serve(lease)
        failures = 0
      } catch (error) {
        failures = isOutage(error) ? 1 : failures + 1
        warn({ err: error }, 'emails could not be sent; they will be retried')
      }
      const pauseMs = Math.min(POLL_MS * 2 ** failures, MAX_PAUSE_MS)
      if (!signal.aborted) await wait(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()
  return { stop: () => end({ stopping, stopListening, running, database }) }
}

/** A wait for the next poll, which ends earlier with `ring` or when `earlier` resolves. */
function waiting() {
  let end = () => {}
  return {
    ring: () => end(),
    async idle(earlier: Promise<void>): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      end = resolve
      const timer = setTimeout(resolve, POLL_MS)
      await Promise.race([Promise.all([promise, wait(PAUSE_MS)]), earlier])
      clearTimeout(timer)
    },
  }
}

function mayBegin(rate: number | null, signal: AbortSignal): () => Promise<boolean> {
  const pass = pace(rate)
  return () => pass(signal).then(() => !signal.aborted)
}

type Running = { stopping: AbortController; stopListening: () => void; running: Promise<void>; database: OpenDatabase }

async function end({ stopping, stopListening, running, database }: Running): Promise<void> {
  stopping.abort()
  stopListening()
  await running
  await database.close()
}
