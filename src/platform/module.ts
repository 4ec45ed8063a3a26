import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { BlobColumn } from './blobs/index.ts'
import type { AttachmentKind, MailComposer, Services } from './context/context.ts'
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

/** From below to above. A module may enter those of lower floors, and of its own floor those before it in the list. */
export const FLOORS = ['core', 'domain', 'listeners', 'entrypoints'] as const

type Routes = (services: Services, operations: readonly Operation[]) => FastifyPluginAsyncTypebox

/** All that a module brings to the program. What it leaves out it does not have. */
export type Module = {
  name: string
  floor: (typeof FLOORS)[number]
  /** What the API offers. */
  operations?: readonly Operation[]
  /** What assistants can do by routes that are more than an operation, such as uploads: under the id of that route. */
  tools?: readonly Operation[]
  /** Routes of the API that are more than an operation, such as uploads and files; under its prefix. */
  routes?: Routes
  /** Pages and whatever else has its address under the site itself; told all that the API and assistants can do. */
  pages?: Routes
  /** Hooks for requests that no route takes. */
  unknown?: (app: FastifyInstance, services: Services) => void
  /** The kinds of credentials that it gives out, besides API keys. */
  authenticators?: readonly MakeAuthenticator[]
  jobs?: readonly Job[]
  daemons?: readonly Daemon[]
  /** Figures for Prometheus of what it does. */
  measure?: (registry: Registry, services: Services) => void
  /** Who inside is told of events. */
  listeners?: readonly Listener[]
  /** The kinds of domain events that it records. */
  eventTypes?: readonly EventType[]
  /** The kinds of files that it draws for mails. */
  attachments?: readonly AttachmentKind[]
  /** Who draws up mails of its own at the moment at which they are sent. */
  composers?: readonly MailComposer[]
  /** What the doctor checks. */
  invariants?: readonly Invariant[]
  /** Columns that hold keys of files: a file to which no row refers is removed, and a backup holds those of the others. */
  blobs?: readonly BlobColumn[]
  /** Columns that refer to events of the outbox. */
  eventColumns?: readonly EventColumn[]
  /** What its tables hold of people, how a person is shown it and taken out of it, and for how long it is kept. */
  personal?: readonly PersonalTable[]
  /** Its tables whose lists are searched. */
  searched?: readonly SearchedTable[]
}
