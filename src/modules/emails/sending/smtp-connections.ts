import type { SmtpSession, SmtpTimes } from './smtp-session.ts'

/** Servers close idle connections after an unknown time, so ours are closed earlier. */
const IDLE_MS = 5_000

type Kept = { session: SmtpSession; sent: number; timer: NodeJS.Timeout }

/** A way to a mail server. */
export type SmtpServer = {
  open: (times: SmtpTimes) => Promise<SmtpSession>
  /** Maximum connections, and emails over each. */
  atOnce: number
  mailsEach: number
}

/** Connections to a server, each reused for a number of emails while there is something to send. */
export function smtpConnections({ open: openSession, mailsEach }: SmtpServer, times: SmtpTimes) {
  const idle: Kept[] = []
  const open = new Set<SmtpSession>()
  let isClosed = false

  const forget = (session: SmtpSession, how: 'quit' | 'close') => {
    open.delete(session)
    session[how]()
  }
  return {
    /** Returns an idle connection or opens one. @throws SmtpFailure */
    async take(): Promise<{ session: SmtpSession; sent: number; isFresh: boolean }> {
      for (let kept = idle.pop(); kept; kept = idle.pop()) {
        clearTimeout(kept.timer)
        if (kept.session.isOpen()) return { session: kept.session, sent: kept.sent, isFresh: false }
        open.delete(kept.session)
      }
      const session = await openSession(times)
      if (isClosed) session.close()
      open.add(session)
      return { session, sent: 0, isFresh: true }
    },
    /** @param sent number of emails sent over it */
    giveBack,
    /** Returns a connection after an email was rejected on it. */
    reset: (session: SmtpSession, sent: number): Promise<void> =>
      session.reset().then(
        () => giveBack(session, sent),
        () => forget(session, 'close'),
      ),
    drop: (session: SmtpSession) => forget(session, 'close'),
    /** Stops opening and keeping connections, and closes all except the given ones. */
    close(keep: ReadonlySet<SmtpSession>): void {
      isClosed = true
      for (const kept of idle.slice()) leave(kept)
      for (const session of open) if (!keep.has(session)) forget(session, 'close')
    },
  }

  function giveBack(session: SmtpSession, sent: number): void {
    if (isClosed || sent >= mailsEach || !session.isOpen()) return void forget(session, 'quit')
    const kept: Kept = { session, sent, timer: setTimeout(() => leave(kept), IDLE_MS) }
    idle.push(kept)
  }

  function leave(kept: Kept): void {
    clearTimeout(kept.timer)
    idle.splice(idle.indexOf(kept), 1)
    forget(kept.session, 'quit')
  }
}
