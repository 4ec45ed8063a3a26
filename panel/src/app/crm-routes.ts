import { crm } from './frames.tsx'
import { placesIn } from './places-in.ts'

const ofCrm = placesIn(crm)

/** Pages of contacts, companies and deals. */
export const pagesOfCrm = [
  ofCrm(
    '/',
    { name: 'contacts', scope: 'crm:read', within: 'crm' },
    () => import('../pages/contacts/contacts-page.tsx'),
    'ContactsPage',
  ),
  ofCrm(
    '/contacts/$contactId',
    { name: 'contact', scope: 'crm:read' },
    () => import('../pages/contacts/contact/contact-page.tsx'),
    'ContactPage',
  ),
  ofCrm(
    '/import',
    { name: 'importContacts', scope: 'crm:write' },
    () => import('../pages/contacts/import/import-contacts-page.tsx'),
    'ImportContactsPage',
  ),
  ofCrm(
    '/companies',
    { name: 'companies', scope: 'crm:read', within: 'crm' },
    () => import('../pages/sales/companies/companies-page.tsx'),
    'CompaniesPage',
  ),
  ofCrm(
    '/companies/$companyId',
    { name: 'company', scope: 'crm:read' },
    () => import('../pages/sales/companies/company-page.tsx'),
    'CompanyPage',
  ),
  ofCrm(
    '/pipeline',
    { name: 'pipeline', scope: 'crm:read', within: 'crm' },
    () => import('../pages/sales/pipeline/pipeline-page.tsx'),
    'PipelinePage',
  ),
  ofCrm(
    '/pipeline/stages',
    { name: 'dealStages', scope: 'crm:read' },
    () => import('../pages/sales/stages/stages-page.tsx'),
    'StagesPage',
  ),
  ofCrm(
    '/pipeline/$dealId',
    { name: 'deal', scope: 'crm:read' },
    () => import('../pages/sales/deals/deal-page.tsx'),
    'DealPage',
  ),
  ofCrm(
    '/tasks',
    { name: 'tasks', scope: 'crm:read', within: 'crm' },
    () => import('../pages/sales/tasks/tasks-page.tsx'),
    'TasksPage',
  ),
  ofCrm(
    '/duplicates',
    { name: 'duplicates', scope: 'crm:read', within: 'crm' },
    () => import('../pages/sales/duplicates/duplicates-page.tsx'),
    'DuplicatesPage',
  ),
  ofCrm(
    '/scores',
    { name: 'leadScores', scope: 'crm:read', within: 'crm' },
    () => import('../pages/sales/scores/scores-page.tsx'),
    'ScoresPage',
  ),
  ofCrm(
    '/settings',
    { name: 'crmSettings', scope: 'crm:read', within: 'crm' },
    () => import('../pages/contacts/settings/crm-settings-page.tsx'),
    'CrmSettingsPage',
  ),
] as const
