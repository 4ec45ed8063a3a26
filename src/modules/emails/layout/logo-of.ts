import type { NewAttachment } from '../message/stored-attachment.ts'
import type { MailLook } from './mail-look.ts'

/** Attachments for the organisation's logo in the HTML; empty without a logo. */
export function logoOf({ org_id, logo }: MailLook): NewAttachment[] {
  if (logo === null) return []
  return [{ kind: 'organisation_logo', fileName: 'logo.png', subjectId: org_id, inlineId: 'logo' }]
}
