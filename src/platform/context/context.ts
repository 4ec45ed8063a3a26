import type { Db } from '../db/database.ts'
import type { InTransaction } from '../db/in-transaction.ts'
import type { Replicas } from '../replicas/replicas.ts'
import type { BlobStore } from './blob-store.ts'
import type { DocumentKey } from './document-key.ts'
import type { EventType } from './event-type.ts'
import type { LogWitness } from './log-witness.ts'
import type { PersonalTable } from './personal-table.ts'
import type { RecentRequests } from './recent-requests.ts'
import type { WalletSettings } from './wallet-settings.ts'

/** The acting party: the holder of a credential, a visitor without one, a job of the service, or the command line. */
export type Actor =
  | { kind: 'api_key'; id: number; scopes: readonly string[] }
  | { kind: 'client'; id: number; scopes: readonly string[]; forPerson?: ForPerson }
  | { kind: 'person'; id: number; scopes: readonly string[]; signedIn?: SignedIn }
  | { kind: 'door_device'; id: number }
  | { kind: 'visitor'; hash: string }
  | { kind: 'job'; name: string }
  | { kind: 'cli' }

/** The sign-in session of a member. */
type SignedIn = {
  sessionId: number
  /** The time of the last proof of presence. */
  freshAt: Date
  /** The events to which the membership is limited; null for all. */
  events: readonly number[] | null
}

/** The member for whom an app acts. */
type ForPerson = {
  id: number
  /** The scopes of their role; the app has some of them. */
  roleScopes: readonly string[]
  /** The events to which the membership is limited; null for all. */
  events: readonly number[] | null
}

/** Returns the events to which the actor is limited, so that lists hide all others; null for no limit. */
export function limitedToEvents(actor: Actor): readonly number[] | null {
  if (actor.kind === 'client') return actor.forPerson?.events ?? null
  return actor.kind === 'person' ? (actor.signedIn?.events ?? null) : null
}

/**
 * Returns the actor as text, as audit entries, idempotency keys and rate limits store it: `api_key:12`,
 * `job:run-bulk-job`.
 */
export function actorText(actor: Actor): string {
  if (actor.kind === 'cli') return 'cli'
  if (actor.kind === 'visitor') return `visitor:${actor.hash}`
  return `${actor.kind}:${actor.kind === 'job' ? actor.name : actor.id}`
}

/** A kind of email attachment, drawn on demand. */
export type AttachmentKind = {
  kind: string
  contentType: string
  /** Draws the attachment for one record of its module. @returns null if the record no longer exists */
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

/** The settings for sending email. */
export type MailSettings = {
  /** The SMTP server as a nodemailer URL; null leaves emails in the outbox. */
  smtpUrl: string | null
  /** The maximum number of messages per second; null for no limit. */
  smtpRate: number | null
  /** The From address. */
  mailFrom: string
  /** The address to which servers return emails, with a token of the email after a `+`; null: the From address. */
  bounceAddress: string | null
  /** The mailbox of that address, such as imaps://user:password@mail.example.org/INBOX; null: it is not read. */
  bounceImapUrl: string | null
  /**
   * Authenticates the notifications of email providers: the password in the address (Postmark), the signing key
   * (Mailgun), the public key (SendGrid), the topic (SES through SNS). Null: not used.
   */
  notifications: Record<'postmark' | 'mailgun' | 'sendgrid' | 'ses', string | null>
  /** The DKIM signature (RFC 6376). */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null
}

/** The content of an email. */
type MailContent = {
  to: { name: string; address: string }
  /** A language tag (BCP 47). */
  language: string
  subject: string
  html: string
  text: string
  attachments: readonly { kind: string; fileName: string; subjectId: number; inlineId?: string }[]
  /** The template it was composed from; null for a built-in text. */
  templateId: number | null
}

/** Composes emails at the moment of sending, so that they are current and nobody gets one that no longer applies. */
export type MailComposer = {
  /** The name under which emails are queued for it; it never changes. */
  name: string
  /** Composes emails of one organisation, in order. `unwanted` says in a sentence why somebody gets none. */
  compose: (
    ctx: Context,
    mails: readonly { emailId: number; subjectId: number }[],
  ) => Promise<(MailContent | { unwanted: string })[]>
  /** Receives the outcomes of emails that were sent or will not be, in the transaction that records them. */
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

/** Rows that every organisation begins with. */
export type OrganisationSetUp = {
  /** Creates the rows of a new organisation, in the transaction that creates it. */
  prepare: (ctx: TxContext) => Promise<void>
}

/** The part that a module has in the deletion of an event. */
export type EventDeletion = {
  /** Counts the credentials that every verifier refuses after the deletion, and accepts before. */
  countRefused: (ctx: Context, eventId: number) => Promise<number>
  /**
   * Runs in the deletion's transaction while the event is locked and still complete. @returns what is to be done last,
   * such as locking rows that others wait for
   */
  prepare: (ctx: TxContext, eventId: number) => Promise<() => Promise<void>>
}

/**
 * The services that every verb may use besides its input; the only access to time, randomness, files and the network.
 */
export type Services = {
  readonly db: Db
  /** Read replicas of the database; null without any. */
  readonly replicas: Replicas | null
  readonly blobs: BlobStore
  readonly now: () => Date
  readonly randomBytes: (size: number) => Buffer
  /** Returns the TXT records of a name; null if no name server answered. */
  readonly resolveTxt: (name: string) => Promise<string[] | null>
  readonly requests: RecentRequests
  /** Notifies everything that waits for domain events, in this process and others. */
  readonly outboxNotifier: OutboxNotifier
  /** Random bytes of this installation, the same in all its processes. */
  readonly secret: Buffer
  /** The passwords for sealing stored secrets: the first one seals, any of them opens. */
  readonly sealKeys: readonly string[]
  readonly siteUrl: string
  readonly baseUrl: string
  /** All kinds of domain events. */
  readonly eventTypes: readonly EventType[]
  /** The personal data in each table; rows that refer to others come after them. */
  readonly personalTables: readonly PersonalTable[]
  /** All kinds of email attachments. */
  readonly attachmentKinds: readonly AttachmentKind[]
  /** All email composers. */
  readonly mailComposers: readonly MailComposer[]
  /** Rows that every organisation begins with. */
  readonly organisationSetUps: readonly OrganisationSetUp[]
  /** The parts of modules in the deletion of an event. */
  readonly eventDeletions: readonly EventDeletion[]
  readonly mail: MailSettings
  readonly wallet: WalletSettings
  /** The operator's own key for signing PDFs; null: keys of the installation do. */
  readonly documentKey: DocumentKey | null
  /** Witnesses of the issuance logs. */
  readonly logWitnesses: readonly LogWitness[]
  /** Whether wallets also get certificates and badges as SD-JWT VC. */
  readonly sdJwtVc: boolean
  /** Tables with `org_id` and `signing_key_id`, whose rows the keys of credentials sign. */
  readonly signedTables: readonly string[]
  /** Exact host:port pairs that may be called although they are internal. */
  readonly allowTargets: ReadonlySet<string>
}

/** The services on behalf of one organisation. Created once per request, job or command. */
export type Context = Services & {
  readonly orgId: number
  readonly actor: Actor
  readonly requestId: string | null
  /** The way in which the request arrived, if not the API itself: `mcp`, and the name of the program. */
  readonly via?: string
}

/** Creates the context of a job of the service itself on behalf of an organisation. */
export function jobContext(services: Services, orgId: number, name: string): Context {
  return { ...services, orgId, actor: { kind: 'job', name }, requestId: null }
}

/** A context inside a transaction: everything written through it is committed together. */
export type TxContext = Context & InTransaction
