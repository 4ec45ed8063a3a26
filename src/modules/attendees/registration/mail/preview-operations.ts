import { Type } from '../../../../lib/type.ts'
import { type Operation, operation } from '../../../../platform/http/operations/operation.ts'
import { Id } from '../../../../platform/http/validation/schema.ts'
import { Preview, PreviewBody } from '../../../emails/index.ts'
import { previewMail } from './preview-mail.ts'

/** Template previews; they are part of this module because they need attendees. */
export const previewOperations: readonly Operation[] = [
  operation({
    id: 'previewEmailTemplate',
    method: 'POST',
    path: '/admin/email-templates/:id/preview',
    scope: 'emails:read',
    tag: 'Email templates',
    summary: 'Preview an email template',
    description:
      'Renders an email template with sample data, or as an attendee would get it, which also needs the scope `attendees:read`. Nothing is sent or saved.',
    params: Type.Object({ id: Id }),
    body: PreviewBody,
    answer: Preview,
    run: (ctx, { params, body }) => previewMail(ctx, params.id, body),
  }),
]
