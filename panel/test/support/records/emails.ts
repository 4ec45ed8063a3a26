import type { Shown } from '../every-page.ts'
import type { Panel } from '../open-panel.ts'
import type { There } from '../refuse-form.ts'

type Records = { emailId: number; templateId: number }

/** Records of the section for emails: an attendee's email, a template and suppressed addresses. */
export async function emailRecords({ world }: Panel, person: number): Promise<Records> {
  const [{ id: emailId }] = (await world.request('GET', `/admin/emails?attendee_id=${person}`)).body
  const [{ id: templateId }] = (await world.request('GET', '/admin/email-templates?kind=before_event')).body
  await world.query(`insert into email_suppression (org_id, address_key, address, reason, detail, email_id, created_at)
    values (1, 'bob@example.org', 'bob@example.org', 'rejected', '550 5.1.1 No such user', ${emailId}, now())`)
  return { emailId, templateId }
}

/** Dialogs of the section. */
export const emailDialogs = ({ emailId, templateId }: Records): Shown[] => [
  { path: '/emails/outbox', opens: 'Resend failed emails' },
  { path: `/emails/outbox/${emailId}`, opens: 'Resend' },
  { path: '/emails/suppressions', opens: 'Suppress address' },
  { path: '/emails/templates', opens: 'New template' },
  { path: `/emails/templates/${templateId}`, opens: 'Send test' },
  { path: `/emails/templates/${templateId}`, opens: 'Delete template' },
]

/** Forms of the section. */
export const emailForms = (template: number): There[] => [
  {
    file: 'pages/emails/suppressions/new-suppression.tsx',
    path: '/emails/suppressions',
    opens: ['Suppress address'],
    field: 'address',
  },
  {
    file: 'pages/emails/templates/new-template.tsx',
    path: '/emails/templates',
    opens: ['New template'],
    field: 'name',
  },
  { file: 'pages/emails/templates/template-form.tsx', path: `/emails/templates/${template}`, field: 'html' },
  {
    file: 'pages/emails/templates/test-template.tsx',
    path: `/emails/templates/${template}`,
    opens: ['Send test'],
    field: 'to',
  },
]
