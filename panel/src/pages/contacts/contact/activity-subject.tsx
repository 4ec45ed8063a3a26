import type { ContactActivity } from '@laurel/client'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { may, type SignedIn } from '../../../api/sign-in-session.ts'

/** Values of an activity that name its subject. */
const NAMES = ['event_name', 'badge_name', 'course_name', 'form_name', 'subject', 'title', 'file_name']

/** The record that an activity is about, with a link for people who may see it. */
export function ActivitySubject({ of }: { of: ContactActivity }) {
  const { who } = useRouteContext({ from: '/inside' })
  const name = NAMES.map((each) => of.data[each]).find((each) => typeof each === 'string' && each !== '')
  if (typeof name !== 'string') return null
  return linkOf(of, who, <bdi>{name}</bdi>)
}

function linkOf(
  { subject_type, subject_id, event_id, data }: ContactActivity,
  who: SignedIn,
  name: ReactNode,
): ReactNode {
  const open = { open: String(subject_id) } as never
  if (subject_type === 'certificate' && may(who, 'certificates:read'))
    return (
      <Link to="/certificates" search={open}>
        {name}
      </Link>
    )
  if (subject_type === 'attendee' && event_id !== null && may(who, 'attendees:read'))
    return (
      <Link to="/events/$eventId/attendees" params={{ eventId: event_id }} search={open}>
        {name}
      </Link>
    )
  if (subject_type === 'deal')
    return (
      <Link to="/crm/pipeline/$dealId" params={{ dealId: String(subject_id) }}>
        {name}
      </Link>
    )
  if (subject_type === 'contact_import' && may(who, 'crm:write'))
    return (
      <Link to="/crm/import" search={open}>
        {name}
      </Link>
    )
  if (subject_type === 'email' && may(who, 'emails:read'))
    return (
      <Link to="/emails/outbox/$emailId" params={{ emailId: String(subject_id) }}>
        {name}
      </Link>
    )
  if (subject_type === 'badge_award' && may(who, 'badges:read')) return <Link to="/badges">{name}</Link>
  if (subject_type === 'training_completion' && may(who, 'training:read'))
    return <Link to="/training/completions">{name}</Link>
  if (subject_type === 'form_submission' && typeof data['form_id'] === 'number' && may(who, 'forms:read'))
    return (
      <Link to="/forms/$formId" params={{ formId: String(data['form_id']) }}>
        {name}
      </Link>
    )
  if (subject_type === 'survey_response' && event_id !== null && may(who, 'surveys:read'))
    return (
      <Link to="/events/$eventId/survey" params={{ eventId: event_id }}>
        {name}
      </Link>
    )
  return name
}
