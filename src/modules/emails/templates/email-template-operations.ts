import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { Id } from '../../../platform/http/validation/schema.ts'
import { Email } from '../email-schema.ts'
import { deleteEmailTemplate } from './delete-email-template.ts'
import { getEmailTemplate, listEmailTemplates } from './email-template-queries.ts'
import {
  CreateEmailTemplateBody,
  EmailTemplate,
  EmailTemplatesQuery,
  TemplateVariable,
  TestBody,
  UpdateEmailTemplateBody,
} from './email-template-schema.ts'
import { createEmailTemplate, updateEmailTemplate } from './save-email-template.ts'
import { sendTestMail } from './send-test-mail.ts'
import { templateVariables } from './template-variables.ts'

const params = Type.Object({ id: Id })
const tag = 'Email templates'
const oneOfKind = { 409: 'A template of this kind already exists' }

/** Email templates. */
export const templateOperations: readonly Operation[] = [
  operation({
    id: 'listEmailTemplates',
    method: 'GET',
    path: '/admin/email-templates',
    scope: 'emails:read',
    tag,
    summary: 'List email templates',
    description: 'Lists the email templates, newest first. `search` matches names and subjects.',
    query: EmailTemplatesQuery,
    forViewers: ['search', 'kind', 'language'],
    list: EmailTemplate,
    run: (ctx, { query }) => listEmailTemplates(ctx, query),
  }),

  operation({
    id: 'createEmailTemplate',
    method: 'POST',
    path: '/admin/email-templates',
    scope: 'emails:write',
    tag,
    summary: 'Create an email template',
    description:
      'Creates an email template. Unknown variables, filters, tags and elements are rejected (422) with the closest match. "List template variables" returns the variables.',
    body: CreateEmailTemplateBody,
    answer: EmailTemplate,
    status: 201,
    refusals: oneOfKind,
    run: (ctx, { body }) => createEmailTemplate(ctx, body),
  }),

  operation({
    id: 'listEmailTemplateVariables',
    method: 'GET',
    path: '/admin/email-templates/variables',
    scope: 'emails:read',
    tag,
    summary: 'List template variables',
    description: 'Lists the variables that templates can use, with the kinds of emails that have them.',
    answer: Type.Array(TemplateVariable),
    run: templateVariables,
  }),

  operation({
    id: 'getEmailTemplate',
    method: 'GET',
    path: '/admin/email-templates/:id',
    scope: 'emails:read',
    tag,
    summary: 'Get an email template',
    description: 'Returns an email template.',
    params,
    answer: EmailTemplate,
    run: (ctx, { params }) => getEmailTemplate(ctx, params.id),
  }),

  operation({
    id: 'updateEmailTemplate',
    method: 'PATCH',
    path: '/admin/email-templates/:id',
    scope: 'emails:write',
    tag,
    summary: 'Update an email template',
    description: 'Changes an email template. Emails that are not sent yet use the new version.',
    params,
    body: UpdateEmailTemplateBody,
    answer: EmailTemplate,
    refusals: oneOfKind,
    run: (ctx, { params, body }) => updateEmailTemplate(ctx, params.id, body),
  }),

  operation({
    id: 'testEmailTemplate',
    method: 'POST',
    path: '/admin/email-templates/:id/test',
    scope: 'emails:write',
    tag,
    summary: 'Send a test email',
    description: 'Sends an email with sample data to an address, using a template.',
    params,
    body: TestBody,
    answer: Email,
    status: 201,
    run: (ctx, { params, body }) => sendTestMail(ctx, params.id, body),
  }),

  operation({
    id: 'deleteEmailTemplate',
    method: 'DELETE',
    path: '/admin/email-templates/:id',
    scope: 'emails:write',
    tag,
    summary: 'Delete an email template',
    description: 'Deletes an email template. Kinds of emails without a template use the built-in one.',
    params,
    refusals: { 409: 'Automation rules use the template' },
    run: (ctx, { params }) => deleteEmailTemplate(ctx, params.id),
  }),
]
