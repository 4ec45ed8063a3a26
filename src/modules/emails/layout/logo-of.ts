import type { NewAttachment } from '../stored-attachment.ts'
import type { MailLook } from './mail-look.ts'

/** What mails of an organisation carry because their HTML shows it: its picture, where it has one. */
export function logoOf({ org_id, logo }: MailLook): NewAttachment[] {
  if (logo === null) return []
  return [{ kind: 'organisation_logo', fileName: 'logo.png', subjectId: org_id, inlineId: 'logo' }]
}
