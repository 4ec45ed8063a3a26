import type { Services } from '../../../platform/context/context.ts'
import { installationSender, type MailSender, openSender } from '../own-sender/open-sender.ts'
import type { SenderRow } from '../own-sender/sender-queries.ts'
import { openOwnSession } from './open-own-session.ts'
import type { SmtpTimes } from './smtp-session.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { Transport } from './transport.ts'

/** Connections to the server of an organisation. */
const AT_ONCE = 5
const MAILS_EACH = 100

/** Opens the senders of organisations. One that cannot be used defers every email and says why. */
export function ownTransports(services: Services, mayBegin: () => Promise<boolean>, times?: SmtpTimes) {
  return (row: SenderRow): { transport: Transport; sender: MailSender } => {
    const opened = openSender(services, row)
    if ('problem' in opened)
      return { transport: unusable(opened.problem), sender: { ...installationSender(services), dkim: null } }
    const { server, sender } = opened
    const open = (times: SmtpTimes) => openOwnSession(services, server, times)
    const transport = smtpTransport({ open, atOnce: AT_ONCE, mailsEach: MAILS_EACH }, mayBegin, times)
    return { transport, sender }
  }
}

function unusable(response: string): Transport {
  return {
    atOnce: 1,
    isReal: true,
    send: async () => ({ kind: 'deferred', response, isAway: true }),
    stop: async () => {},
  }
}
