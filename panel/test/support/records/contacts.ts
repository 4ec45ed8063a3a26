import { aContact, aDeal } from '../../../../test/support/crm.ts'
import type { World } from '../../../../test/support/harness.ts'
import type { Shown } from '../every-page.ts'
import type { There } from '../refuse-form.ts'

/** A contact with custom fields, notes, a deal and a score, and an import with a row that failed. */
export async function createContacts(world: World) {
  await world.request('PUT', '/admin/crm/properties', [
    { key: 'size', label: 'Shoe size', type: 'number' },
    { key: 'plan', label: 'Plan', type: 'choice', options: ['Basic', 'Pro'] },
  ])
  const contact = await aContact(world, {
    ...{
      first_name: 'Ayşe',
      last_name: 'Işık',
      email: 'isik@example.org',
      title: 'Director',
      phone: '+90 555 000 00 00',
    },
    ...{ owner: 'olga@example.org', tags: ['vip', 'konuşmacı'], properties: { size: 38, plan: 'Pro' } },
  })
  await world.request('POST', `/admin/crm/contacts/${contact.id}/notes`, { text: 'Wants a quote.\nمرحبا' })
  await aDeal(world, { title: 'Licence', contact_id: contact.id })
  const csv = 'Name,Email\nAda Lovelace,lovelace@example.org\nBroken,no address'
  const imported = await world.request('POST', '/admin/crm/import-csv', { csv })
  return { contactId: contact.id, importId: imported.body.id as number }
}

/** Dialogs and sheets of contacts. */
export const contactViews = ({ contactId, importId }: { contactId: number; importId: number }): Shown[] => [
  { path: '/crm', opens: 'Add contact' },
  { path: '/crm?stage=lead&tag=vip' },
  { path: `/crm/contacts/${contactId}`, opens: 'Edit' },
  { path: `/crm/contacts/${contactId}`, opens: 'Delete' },
  { path: `/crm/import?open=${importId}`, isOver: true },
]

/** Forms of the panel that edit contacts. */
export const contactForms = ({ contactId }: { contactId: number }): There[] => [
  { file: 'pages/contacts/add-contact.tsx', path: '/crm', opens: ['Add contact'], field: 'first_name' },
  {
    file: 'pages/contacts/contact/edit-contact.tsx',
    path: `/crm/contacts/${contactId}`,
    opens: ['Edit'],
    field: 'first_name',
  },
  { file: 'pages/contacts/contact/notes.tsx', path: `/crm/contacts/${contactId}`, field: 'text' },
  { file: 'pages/contacts/settings/custom-fields.tsx', path: '/crm/settings', field: '0.label' },
]
