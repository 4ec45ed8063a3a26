import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { getEmail } from '../email-queries.ts'
import type { EmailWithContent } from '../email-schema.ts'
import { queueEmail } from '../queue-email.ts'
import type { TestBody } from './email-template-schema.ts'
import { loadMailTemplate } from './load-mail-template.ts'
import { drawSample } from './preview-template.ts'
import { subjectOf } from './save-email-template.ts'

/** Sends an email with sample data to an address. @throws AppError not_found */
export async function sendTestMail(ctx: Context, id: number, { to, language }: TestBody): Promise<EmailWithContent> {
  return inTransaction(ctx, async (ctx) => {
    const template = await loadMailTemplate(ctx, { templateId: id })
    const mail = await drawSample(ctx, template, { language })
    const about = { kind: 'template_test', eventId: null, attendeeId: null, to: { name: '', address: to } }
    const emailId = await queueEmail(ctx, { ...about, ...mail })
    const sent = { email_id: emailId, language: mail.language }
    await recordAudit(ctx, { action: 'email_template.test', ...subjectOf({ id }), after: sent })
    return getEmail(ctx, emailId)
  })
}
