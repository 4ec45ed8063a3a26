import type { Db } from '../db/database.ts'
import type { InTransaction } from '../db/in-transaction.ts'
import type { BlobStore } from './blob-store.ts'
import type { EventType } from './event-type.ts'
import type { PersonalTable } from './personal-table.ts'
import type { RecentRequests } from './recent-requests.ts'

/** Who acts: the holder of a credential, a visitor without one, a job of the service itself, or the command line. */
export type Actor =
  | { kind: 'api_key' | 'client'; id: number; scopes: readonly string[] }
  | { kind: 'person'; id: number; scopes: readonly string[]; signedIn?: SignedIn }
  | { kind: 'door_device'; id: number }
  | { kind: 'visitor'; hash: string }
  | { kind: 'job'; name: string }
  | { kind: 'cli' }

/** What is known of the session of a person who acts in one. */
type SignedIn = {
  sessionId: number
  /** When they last proved who they are. */
  freshAt: Date
  /** The events to which their membership is limited; null: it is not. */
  events: readonly number[] | null
}

/** The events to which whoever acts is limited, so that lists hide the others; null: none are hidden. */
export function limitedToEvents(actor: Actor): readonly number[] | null {
  return actor.kind === 'person' ? (actor.signedIn?.events ?? null) : null
}

/** Who acts in one text, by which audit, idempotency keys and rate limits know them: `api_key:12`, `job:run-bulk-job`. */
export function actorText(actor: Actor): string {
  if (actor.kind === 'cli') return 'cli'
  if (actor.kind === 'visitor') return `visitor:${actor.hash}`
  return `${actor.kind}:${actor.kind === 'job' ? actor.name : actor.id}`
}

/** A kind of file that mails carry, drawn whenever one is asked for. */
export type AttachmentKind = {
  kind: string
  contentType: string
  /** Draws what it shows of one record of its module. @returns null when that is gone, and so is the file */
  draw: (services: Services, of: { orgId: number; subjectId: number }) => Promise<Buffer | null>
}

/** Notifies this process and the others of committed domain events. */
export type OutboxNotifier = {
  /** The `application_name` that connections listening for this process must have. */
  name: string
  /** The organisation has new committed events. */
  notify: (orgId: number) => void
  /** Takes a message that another process sent on the channel. */
  receive: (message: string) => void
  /** Calls `handle` with the ids of organisations that have new events. @returns a function that unsubscribes */
  onNotify: (handle: (orgIds: number[]) => void) => () => void
}

/** How mails leave this installation. */
export type MailSettings = {
  /** The server that takes them, as nodemailer reads addresses; null: they stay in the outbox. */
  smtpUrl: string | null
  /** Messages a second at most; null: as fast as the server takes them. */
  smtpRate: number | null
  /** The address in their From. */
  mailFrom: string
  /** What they are signed with (RFC 6376). */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null
}

/** What a mail says and carries. */
type MailContent = {
  to: { name: string; address: string }
  /** A language tag (BCP 47). */
  language: string
  subject: string
  html: string
  text: string
  attachments: readonly { kind: string; fileName: string; subjectId: number; inlineId?: string }[]
  /** The template that it was drawn up by; null: words of ours. */
  templateId: number | null
}

/** Draws up mails at the moment at which they are sent, so that they say what holds then, and go to nobody who should not get them any more. */
export type MailComposer = {
  /** What mails are queued for it by; it never changes. */
  name: string
  /** Draws up mails of one organisation, in their order. Who shall not get one: why, in a sentence. */
  compose: (
    ctx: Context,
    mails: readonly { emailId: number; subjectId: number }[],
  ) => Promise<(MailContent | { unwanted: string })[]>
  /** Told of mails that are not sent any more or were sent, in the transaction that ends them. */
  settle: (
    ctx: TxContext,
    ends: readonly {
      emailId: number
      subjectId: number
      status: 'sent' | 'kept' | 'failed' | 'suppressed' | 'cancelled'
      reason: string | null
    }[],
  ) => Promise<void>
}

/** What every verb may use besides its input; the only doors to time, randomness, files and the network. */
export type Services = {
  readonly db: Db
  readonly blobs: BlobStore
  readonly now: () => Date
  readonly randomBytes: (size: number) => Buffer
  /** What the TXT records of a name say; null when no name server has told. */
  readonly resolveTxt: (name: string) => Promise<string[] | null>
  readonly requests: RecentRequests
  /** Notifies everything that waits for domain events, in this process and others. */
  readonly outboxNotifier: OutboxNotifier
  /** Random bytes of this installation, the same in all its processes. */
  readonly secret: Buffer
  /** What secrets at rest are sealed with: the first one seals, any of them opens. */
  readonly sealKeys: readonly string[]
  readonly siteUrl: string
  readonly baseUrl: string
  /** Every kind of domain event that there is. */
  readonly eventTypes: readonly EventType[]
  /** What each table holds of people; rows that refer to others come after them. */
  readonly personalTables: readonly PersonalTable[]
  /** Every kind of file that a mail can carry. */
  readonly attachmentKinds: readonly AttachmentKind[]
  /** Whoever draws up mails at the moment at which they are sent. */
  readonly mailComposers: readonly MailComposer[]
  readonly mail: MailSettings
  /** Exact host:port pairs that may be reached although they are internal. */
  readonly allowTargets: ReadonlySet<string>
}

/** The services on behalf of one organisation. Built once for each request, job or command. */
export type Context = Services & {
  readonly orgId: number
  readonly actor: Actor
  readonly requestId: string | null
  /** By what way they came, where that is not the interface itself: `mcp`, and the name of the program. */
  readonly via?: string
}

/** The services on behalf of an organisation, for a job of the service itself. */
export function jobContext(services: Services, orgId: number, name: string): Context {
  return { ...services, orgId, actor: { kind: 'job', name }, requestId: null }
}

/** A context inside a transaction: everything written through it is committed together. */
export type TxContext = Context & InTransaction
