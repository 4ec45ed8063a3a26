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
] as const
