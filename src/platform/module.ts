import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { BlobColumn } from './blobs/index.ts'
import type { AttachmentKind, EventDeletion, MailComposer, OrganisationSetUp, Services } from './context/context.ts'
import type { EventType } from './context/event-type.ts'
import type { Invariant } from './context/invariant.ts'
import type { PersonalTable } from './context/personal-table.ts'
import type { Daemon } from './daemons/daemon.ts'
import type { Operation } from './http/operations/operation.ts'
import type { MakeAuthenticator } from './http/server/authenticator.ts'
import type { Job } from './jobs/job.ts'
import type { SearchedTable } from './lists/searched-table.ts'
import type { Listener } from './outbox/listener.ts'
import type { EventColumn } from './outbox/outbox-tables.ts'

/**
 * The floors, lowest first. A module may import modules of lower floors, and of its own floor those before it in the
 * list.
 */
export const FLOORS = ['core', 'domain', 'listeners', 'entrypoints'] as const

type Routes = (services: Services, operations: readonly Operation[]) => FastifyPluginAsyncTypebox

/** Everything that a module adds to the program; all but name and floor are optional. */
export type Module = {
  name: string
  floor: (typeof FLOORS)[number]
  /** Operations of the API. */
  operations?: readonly Operation[]
  /** MCP tools for routes that are more than an operation, such as uploads; each has the id of its route. */
  tools?: readonly Operation[]
  /** Routes of the API that are more than an operation, such as uploads and files; under the API's prefix. */
  routes?: Routes
  /** Pages and other routes under the site's root; they receive all operations and tools. */
  pages?: Routes
  /** Adds hooks for requests that match no route. */
  unknown?: (app: FastifyInstance, services: Services) => void
  /** Authenticators for credentials other than API keys. */
  authenticators?: readonly MakeAuthenticator[]
  jobs?: readonly Job[]
  daemons?: readonly Daemon[]
  /** Registers Prometheus metrics. */
  measure?: (registry: Registry, services: Services) => void
  /** Listeners for domain events. */
  listeners?: readonly Listener[]
  /** The kinds of domain events that it records. */
  eventTypes?: readonly EventType[]
  /** The kinds of email attachments that it draws. */
  attachments?: readonly AttachmentKind[]
  /** Composers that create its emails at the moment of sending. */
  composers?: readonly MailComposer[]
  /** Rows that every organisation begins with. */
  organisationSetUps?: readonly OrganisationSetUp[]
  /** Its parts in the deletion of an event. */
  eventDeletions?: readonly EventDeletion[]
  /** The invariants that `laurel doctor` checks. */
  invariants?: readonly Invariant[]
  /** Columns with keys of blobs. A blob without a row is removed, and a backup contains all others. */
  blobs?: readonly BlobColumn[]
  /** Columns that refer to events of the outbox. */
  eventColumns?: readonly EventColumn[]
  /** The personal data in its tables: how it is exported, erased and purged. */
  personal?: readonly PersonalTable[]
  /** Its tables with `org_id` and `signing_key_id`, whose rows the keys of credentials sign. */
  signed?: readonly string[]
  /** Its tables with searchable lists. */
  searched?: readonly SearchedTable[]
}
