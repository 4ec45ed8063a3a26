import { messages } from '../../../messages/use-messages.tsx'

/** Kinds of emails. Templates are for the first of them, up to `certificate`. */
export const kindMessages = messages({
  registration_confirmed: 'Registration confirmed',
  place_offered: 'Place offered',
  registered: 'Registered (automation)',
  waitlisted: 'Joined the waiting list',
  cancelled: 'Registration cancelled',
  before_event: 'Before the event',
  before_session: 'Before a session',
  attended_event: 'Attended the event',
  registered_no_show: 'Did not show up',
  after_event: 'After the event',
  survey_not_completed: 'Survey not answered',
  survey_answered: 'Survey answered',
  certificate: 'Certificate',
  certificate_issued: 'Certificate issued (automation)',
  certificate_expiring: 'Certificate expires soon',
  badge_earned: 'Badge awarded',
  lms_course_completed: 'Training completed',
  compliance_overdue: 'Training overdue',
  form_submitted: 'Form submitted',
})

/** Kinds of emails that have no template. */
export const otherKindMessages = messages({
  message: 'Message to attendees',
  contact_message: 'Message to contacts',
  registration_confirm: 'Confirm registration',
  registration_known: 'Already registered',
  registration_pending: 'Registration waits for approval',
  registration_declined: 'Registration declined',
  registration_waitlisted: 'On the waiting list',
  registration_cancelled: 'Cancellation confirmed',
  offer_ended: 'Reserved place ended',
  template_test: 'Template test',
  message_test: 'Test of a message',
  person_invite: 'Invitation of a member',
  person_sign_in: 'Sign-in link',
  person_reset: 'New password',
  my_link: 'Link to own records',
  wallet_code: 'Code for the wallet',
  erasure_request: 'Request to be erased',
  task_due: 'Task is due',
} as Record<string, string>)
