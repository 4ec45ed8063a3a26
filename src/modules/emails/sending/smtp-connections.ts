import type { SmtpServer } from './read-smtp-url.ts'
import { openSmtpSession, type SmtpSession, type SmtpTimes } from './smtp-session.ts'

/** Servers end connections that are silent for longer, at a moment that nobody knows. */
const IDLE_MS = 5_000

type Kept = { session: SmtpSession; sent: number; timer: NodeJS.Timeout }

/** Connections to a server, each kept for some mails and for as long as there is something to send. */
export function smtpConnections({ connection, mailsEach }: SmtpServer, times: SmtpTimes) {
  const idle: Kept[] = []
  const open = new Set<SmtpSession>()
  let isClosed = false

  const forget = (session: SmtpSession, how: 'quit' | 'close') => {
    open.delete(session)
    session[how]()
  }
  return {
    /** One that is idle, or a new one. @throws SmtpFailure */
    async take(): Promise<{ session: SmtpSession; sent: number; isFresh: boolean }> {
      for (let kept = idle.pop(); kept; kept = idle.pop()) {
        clearTimeout(kept.timer)
        if (kept.session.isOpen()) return { session: kept.session, sent: kept.sent, isFresh: false }
        open.delete(kept.session)
      }
      const session = await openSmtpSession(connection, times)
      if (isClosed) session.close()
      open.add(session)
      return { session, sent: 0, isFresh: true }
    },
    /** @param sent mails that have gone over it */
    giveBack,
    /** Gives back one over which a mail was refused. */
    reset: (session: SmtpSession, sent: number): Promise<void> =>
      session.reset().then(
        () => giveBack(session, sent),
        () => forget(session, 'close'),
      ),
    drop: (session: SmtpSession) => forget(session, 'close'),
    /** Opens and keeps none any more, and ends all but some. */
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
