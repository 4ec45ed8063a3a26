import { sql } from '../../platform/db/sql.ts'

/** Joins for the subject of a `run`, whatever its type: at most one of them matches. */
export const subjectJoins = sql`
  left join attendee on run.subject_type = 'attendee' and attendee.org_id = run.org_id and attendee.id = run.subject_id
  left join certificate on run.subject_type = 'certificate' and certificate.org_id = run.org_id and certificate.id = run.subject_id
  left join badge_award on run.subject_type = 'badge_award' and badge_award.org_id = run.org_id and badge_award.id = run.subject_id
  left join training_completion on run.subject_type = 'training_completion'
    and training_completion.org_id = run.org_id and training_completion.id = run.subject_id
  left join training_assignment on run.subject_type = 'training_assignment'
    and training_assignment.org_id = run.org_id and training_assignment.id = run.subject_id
  left join form_submission on run.subject_type = 'form_submission'
    and form_submission.org_id = run.org_id and form_submission.id = run.subject_id
  left join contact visitor on visitor.org_id = form_submission.org_id and visitor.id = form_submission.contact_id`

/** Name and address of the person that a `run` is for; empty when unknown. */
export const personColumns = sql`
  coalesce(trim(attendee.first_name || ' ' || attendee.last_name), certificate.attendee_name, badge_award.recipient_name,
    training_completion.name, training_assignment.name, trim(visitor.first_name || ' ' || visitor.last_name), '') as name,
  coalesce(attendee.email, certificate.attendee_email, badge_award.email, training_completion.email,
    training_assignment.email, visitor.email, form_submission.email_key, '') as email`
