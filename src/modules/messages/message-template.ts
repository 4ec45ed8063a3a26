import type { Context } from '../../platform/context/context.ts'
import {
  loadMailLook,
  loadMailTemplate,
  type MailTemplate,
  type MessageKind,
  markdownTemplate,
} from '../emails/index.ts'
import type { MessageContent } from './validate-message.ts'

export const kindOf = ({ event_id }: { event_id: number | null }): MessageKind =>
  event_id === null ? 'contact_message' : 'message'

/** Loads the text of a message as a template. @throws AppError not_found when its template was deleted */
export async function messageTemplate(
  ctx: Pick<Context, 'db' | 'orgId'>,
  message: MessageContent & { event_id: number | null },
): Promise<MailTemplate> {
  const { subject, body, language, template_id } = message
  if (template_id !== null) return loadMailTemplate(ctx, { templateId: template_id })
  const { html } = await markdownTemplate(body!)
  const words = { [language!]: { subject: subject!, html, text: null } }
  return { templateId: null, kind: kindOf(message), language: language!, words, look: await loadMailLook(ctx) }
}
