import { aContact, aDeal, anAccount, aTask } from '../../../../test/support/crm.ts'
import type { Shown } from '../every-page.ts'
import type { Panel } from '../open-panel.ts'
import type { There } from '../refuse-form.ts'

/** A company with people and deals. */
export async function salesRecords({ world }: Panel) {
  const company = await anAccount(world, {
    ...{ name: 'Işık Yazılım', domain: 'isik.example', industry: 'Software', website: 'https://isik.example' },
    ...{ phone: '+90 212 555 00 00', notes: 'Long-standing customer' },
  })
  const contact = await aContact(world, { first_name: 'مريم', last_name: 'حداد', account_id: company.id })
  const of = { contact_id: contact.id, amount: 1_200.5, currency: 'EUR', expected_close_date: '2027-02-01' }
  const deal = await aDeal(world, { title: 'A thousand seats', owner: 'olga@example.org', ...of })
  await aDeal(world, { title: 'Support', stage: 'won', account_id: company.id })
  const [member] = (await world.request('GET', '/admin/people')).body
  const task = await aTask(world, { title: 'Call back', due_at: '2026-01-01', owner_id: member.id, deal_id: deal.id })
  for (const last_name of ['Hopper', 'Hoper'])
    await aContact(world, { first_name: 'Grace', last_name, title: last_name, account_id: company.id })
  return { taskId: task.id, companyId: company.id, dealId: deal.id }
}

/** Dialogs of these pages, and pages in another state. */
export const salesShown = ({
  companyId,
  dealId,
  taskId,
}: Record<'companyId' | 'dealId' | 'taskId', number>): Shown[] => [
  { path: '/crm/companies', opens: 'Add company' },
  { path: `/crm/companies/${companyId}`, opens: 'Delete' },
  { path: '/crm/pipeline', opens: 'Add deal' },
  { path: '/crm/pipeline', opens: 'Move “A thousand seats” to…' },
  { path: '/crm/pipeline?as=list' },
  { path: `/crm/pipeline/${dealId}`, opens: 'Edit' },
  { path: '/crm/tasks', opens: 'Add task' },
  { path: `/crm/tasks?open=${taskId}`, isOver: true },
  { path: '/crm/duplicates', opens: 'Merge…' },
  { path: '/crm/duplicates?part=merges' },
  { path: '/crm/duplicates?part=dismissed' },
  { path: '/crm/scores', opens: 'Add rule' },
]

/** Number of the built-in score rules, and so the position of a new one. */
const RULES = 17

/** Forms of these pages. */
export const salesForms = (): There[] => [
  { file: 'pages/sales/companies/company-dialog.tsx', path: '/crm/companies', opens: ['Add company'], field: 'name' },
  {
    ...{ file: 'pages/sales/deals/deal-dialog.tsx', path: '/crm/pipeline', opens: ['Add deal'] },
    ...{ field: 'title', last: 'stage' },
  },
  { file: 'pages/sales/stages/stage-form.tsx', path: '/crm/pipeline/stages', field: '0.label' },
  {
    ...{ file: 'shell-parts/tasks/task-dialog.tsx', path: '/crm/tasks', opens: ['Add task'] },
    ...{ field: 'title', last: 'owner_id' },
  },
  { file: 'pages/sales/scores/rule-dialog.tsx', path: '/crm/scores', opens: ['Add rule'], field: `${RULES}.label` },
]
