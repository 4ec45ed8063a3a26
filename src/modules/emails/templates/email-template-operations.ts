import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { Id, Page } from '../../../platform/http/validation/schema.ts'
import { Email } from '../email-schema.ts'
import { deleteEmailTemplate } from './delete-email-template.ts'
import { getEmailTemplate, listEmailTemplates } from './email-template-queries.ts'
import {
  CreateEmailTemplateBody,
  EmailTemplate,
  TemplateVariable,
  TestBody,
  UpdateEmailTemplateBody,
} from './email-template-schema.ts'
import { createEmailTemplate, updateEmailTemplate } from './save-email-template.ts'
import { sendTestMail } from './send-test-mail.ts'
import { templateVariables } from './template-variables.ts'

const params = Type.Object({ id: Id })
const tag = 'Email templates'
const oneOfKind = { 409: 'There is a template of this kind already' }

/** What mails say. */
export const templateOperations: readonly Operation[] = [
  operation({
    id: 'listEmailTemplates',
    method: 'GET',
    path: '/admin/email-templates',
    scope: 'emails:read',
    tag,
    summary: 'List email templates',
    description: 'Lists the templates that mails are drawn up by, newest first.',
    query: Type.Object(Page),
    list: EmailTemplate,
    run: (ctx, { query }) => listEmailTemplates(ctx, query),
  }),

  operation({
    id: 'createEmailTemplate',
    method: 'POST',
    path: '/admin/email-templates',
    scope: 'emails:write',
    tag,
    summary: 'Create a template',
    description:
      'A variable, filter, tag or element that templates do not have is refused (422) with what was probably meant. `GET /admin/email-templates/variables` tells the variables.',
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
    summary: 'List variables of templates',
    description: 'Lists what templates can say, and in mails of which kinds.',
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
    description: 'Gives one template that mails are drawn up by.',
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
    description: 'Changes a template. Mails that are not sent yet follow it.',
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
    summary: 'Send a test mail',
    description: 'Sends a mail by a template to an address, with samples of what it tells.',
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
    summary: 'Delete a template',
    description: 'Mails of a kind without a template are drawn up by the one that organisations begin with.',
    params,
    refusals: { 409: 'Automation rules send mails by it' },
    run: (ctx, { params }) => deleteEmailTemplate(ctx, params.id),
  }),
]
