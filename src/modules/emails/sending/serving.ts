import type { Services } from '../../../platform/context/context.ts'
import type { MailSender } from '../own-sender/open-sender.ts'
import type { SenderRow } from '../own-sender/sender-queries.ts'
import type { SenderLease } from './sender-lease.ts'
import type { Transport } from './transport.ts'

/** A process that sends emails under a lease. */
export type Serving = {
  services: Services
  lease: SenderLease
  /** The installation's server. */
  transport: Transport
  /** Opens the sender of an organisation. */
  openOwn: (row: SenderRow) => { transport: Transport; sender: MailSender }
  /** Aborted: no new sends begin. */
  halt: AbortController
  /** Aborted: the process is about to exit. */
  stopping: AbortSignal
  warn: (context: object, message: string) => void
}
