import { Type } from '../../../../lib/type.ts'
import { type Operation, operation } from '../../../../platform/http/operations/operation.ts'
import { Id } from '../../../../platform/http/validation/schema.ts'
import { Preview, PreviewBody } from '../../../emails/index.ts'
import { previewMail } from './preview-mail.ts'

/** Of templates of mails, but here it is known whom they can be to. */
export const previewOperations: readonly Operation[] = [
  operation({
    id: 'previewEmailTemplate',
    method: 'POST',
    path: '/admin/email-templates/:id/preview',
    scope: 'emails:read',
    tag: 'Email templates',
    summary: 'Preview an email template',
    description:
      'Shows a mail by a template, with samples or as an attendee would get it, which needs the scope attendees:read too. Nothing is sent or saved.',
    params: Type.Object({ id: Id }),
    body: PreviewBody,
    answer: Preview,
    run: (ctx, { params, body }) => previewMail(ctx, params.id, body),
  }),
]
