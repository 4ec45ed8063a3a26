import type { Services } from '../../../platform/context/context.ts'
import type { Daemon } from '../../../platform/daemons/daemon.ts'
import { everySecond } from '../../../platform/daemons/every-second.ts'
import { ROUND_MS, releaseMailboxLease, takeMailboxLease } from './mailbox-lease.ts'
import { readMailbox } from './read-mailbox.ts'

const POLL_MS = 30_000

/** Reads the mailbox for returned emails every 30 seconds, one process at a time, if one is set up. */
export const watchMailbox: Daemon = async (options) => {
  const { bounceAddress, bounceImapUrl: imapUrl } = options.services.mail
  if (bounceAddress === null || imapUrl === null) return { stop: async () => {} }
  const round = mailboxRound({ bounceAddress, imapUrl, warn: options.warn })
  return everySecond(round, 'the mailbox for returned emails could not be read; it will be retried')(options)
}

/** Creates a round: it reads the mailbox if it is due and no other process does. */
export function mailboxRound(mailbox: {
  bounceAddress: string
  imapUrl: string
  warn: (context: object, message: string) => void
  pollMs?: number
}): (services: Services, giveUp: AbortSignal) => Promise<void> {
  const { pollMs = POLL_MS, ...own } = mailbox
  const failed = new Set<number>()
  return async (services, giveUp) => {
    const token = await takeMailboxLease(services)
    if (token === null) return
    const signal = AbortSignal.any([giveUp, AbortSignal.timeout(ROUND_MS)])
    try {
      const hasMore = await readMailbox({ ...own, services, signal, failed })
      await releaseMailboxLease(services, token, { problem: null, pauseMs: hasMore ? 0 : pollMs })
    } catch (error) {
      if (giveUp.aborted) return releaseMailboxLease(services, token, { problem: null, pauseMs: 0 })
      const problem = problemIn(error)
      await releaseMailboxLease(services, token, { problem, pauseMs: pollMs })
      mailbox.warn({ problem }, 'the mailbox for returned emails could not be read; it will be retried')
    }
  }
}

/** The failure in words. The error itself can hold the command, which has the password. */
function problemIn(error: unknown): string {
  const { message, responseText, authenticationFailed } = error as Error & {
    responseText?: string
    authenticationFailed?: boolean
  }
  const words = responseText ?? message
  return authenticationFailed === true ? `The server rejected the login: ${words}` : words
}
