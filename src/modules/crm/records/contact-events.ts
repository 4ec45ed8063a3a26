import type { Static } from 'typebox'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import { CONTACT_SOURCES, type ContactProfile, type ContactSource, LIFECYCLE_STAGES } from './contact-profile.ts'

const person = {
  contact_id: Type.Integer({ description: 'Id of the contact' }),
  email: nullable(Type.String({ description: 'Email address; null: unknown' })),
  first_name: Type.String({ description: 'First name; empty when unknown' }),
  last_name: Type.String({ description: 'Last name; empty when unknown' }),
}

const about = {
  ...person,
  phone: nullable(Type.String({ description: 'Phone number; null: none' })),
  title: nullable(Type.String({ description: 'Job title; null: unknown' })),
  account_id: nullable(Type.Integer({ description: 'Account (company) of the contact; null: none' })),
  owner: nullable(
    Type.String({ description: 'Person in your organisation who looks after the contact; null: nobody' }),
  ),
  tags: Type.Array(Type.String(), { description: 'Tags of the contact' }),
  lifecycle_stage: oneOf(LIFECYCLE_STAGES, { description: 'Lifecycle stage' }),
}

const Created = eventData('ContactCreated', {
  ...about,
  source: oneOf(CONTACT_SOURCES, { description: 'How the contact was first created' }),
  restored: Type.Boolean({ description: 'Whether undoing a merge made it a contact of its own again' }),
  created_at: { ...Timestamp, description: 'When this happened' },
})

const Updated = eventData('ContactUpdated', {
  ...about,
  changes: Type.Array(Type.String(), {
    minItems: 1,
    description: 'Names of the changed fields; `properties.` and a key for a custom field',
  }),
  updated_at: { ...Timestamp, description: 'When it was changed' },
})

const Deleted = eventData('ContactDeleted', person)

const Merged = eventData('ContactMerged', {
  ...about,
  merge_id: Type.Integer({ description: 'Id of the merge, for undoing it' }),
  merged_ids: Type.Array(Type.Integer(), {
    description: 'Contacts that became part of this one and are no longer listed',
  }),
})

const withoutPerson = <Data extends object>(data: Data): Data => ({
  ...data,
  email: null,
  first_name: '',
  last_name: '',
})

const withoutContact = <Data extends object>(data: Data): Data => ({
  ...withoutPerson(data),
  phone: null,
  title: null,
  tags: [],
})

/** Events about contacts. No listener handles them: timeline and scores follow the changes themselves. */
export const contactEventTypes = [
  {
    type: 'contact.created',
    summary: 'A contact was created, other than by a file import',
    data: Created,
    subject: 'contact',
    redact: withoutContact<Static<typeof Created>>,
  },
  {
    type: 'contact.updated',
    summary: 'The profile of a contact was changed, other than by a file import',
    data: Updated,
    subject: 'contact',
    redact: withoutContact<Static<typeof Updated>>,
  },
  {
    type: 'contact.deleted',
    summary: 'A contact was deleted',
    data: Deleted,
    subject: 'contact',
    redact: withoutPerson<Static<typeof Deleted>>,
  },
  {
    type: 'contact.merged',
    summary: 'Contacts were merged into one',
    data: Merged,
    subject: 'contact',
    redact: withoutContact<Static<typeof Merged>>,
  },
] as const satisfies EventType[]

type Contact = { id: number; profile: Omit<ContactProfile, 'properties'> }

export function contactCreated(
  ctx: Context,
  contact: Contact,
  { source, restored = false }: { source: ContactSource; restored?: boolean },
): DomainEvent {
  const at = { source, restored, created_at: isoTime(ctx.now()) }
  const data: Static<typeof Created> = { ...aboutContact(contact), ...at }
  return { type: 'contact.created', subjectId: contact.id, data }
}

export function contactUpdated(ctx: Context, contact: Contact, changes: string[]): DomainEvent {
  const data: Static<typeof Updated> = { ...aboutContact(contact), changes, updated_at: isoTime(ctx.now()) }
  return { type: 'contact.updated', subjectId: contact.id, data }
}

export function contactDeleted({ id, email, first_name, last_name }: Person): DomainEvent {
  const data: Static<typeof Deleted> = { contact_id: id, email, first_name, last_name }
  return { type: 'contact.deleted', subjectId: id, data }
}

export function contactMerged(contact: Contact, mergeId: number, mergedIds: number[]): DomainEvent {
  const data: Static<typeof Merged> = { ...aboutContact(contact), merge_id: mergeId, merged_ids: mergedIds }
  return { type: 'contact.merged', subjectId: contact.id, data }
}

type Person = Pick<ContactProfile, 'email' | 'first_name' | 'last_name'> & { id: number }

function aboutContact({ id, profile }: Contact): Pick<Static<typeof Created>, keyof typeof about> {
  return {
    contact_id: id,
    email: profile.email,
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone: profile.phone,
    title: profile.title,
    account_id: profile.account_id,
    owner: profile.owner,
    tags: profile.tags,
    lifecycle_stage: profile.lifecycle_stage,
  }
}
