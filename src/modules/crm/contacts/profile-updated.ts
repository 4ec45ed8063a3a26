import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'
import type { ContactProfile } from '../records/contact-profile.ts'

/** Origin of a profile change. */
export type ChangeSource = 'api' | 'panel' | 'registration' | 'form' | 'import' | 'merge'

type Updated = {
  id: number
  profile: ContactProfile
  accountName: string | null
  changes: { field: string; before: unknown; after: unknown }[]
  source: ChangeSource
}

/** Builds the event `crm.profile_updated`: the current profile, and old and new values of the changed fields. */
export function profileUpdated(ctx: Context, { id, profile, accountName, changes, source }: Updated): DomainEvent {
  const { email, first_name, last_name, account_id, lifecycle_stage, phone, title, owner, tags, properties } = profile
  return {
    type: 'crm.profile_updated',
    subjectId: id,
    data: {
      contact_id: id,
      email,
      first_name,
      last_name,
      account_id,
      account_name: accountName,
      lifecycle_stage,
      phone,
      title,
      owner,
      tags,
      properties,
      changes,
      source,
      updated_at: isoTime(ctx.now()),
    },
  }
}
