import { AYSE, aForm, FIELDS, submit } from '../../../../test/support/forms.ts'
import type { World } from '../../../../test/support/harness.ts'
import type { Shown } from '../every-page.ts'
import type { There } from '../refuse-form.ts'

/** A form with submissions, and one that is closed. */
export async function createLeadForms(world: World) {
  const days = { name: 'days', label: 'Days', type: 'choices', options: ['Monday', 'Tuesday'] }
  const form = await aForm(world, { fields: [...FIELDS, days], consent_text: 'I agree to be called.' })
  await submit(world, form, { ...AYSE, days: ['Monday', 'Tuesday'], _consent: true })
  await submit(world, form, { ...AYSE, name: 'مريم', email: 'meryem@example.org', _consent: true })
  await aForm(world, { name: 'Bülten', active: false })
  return { formId: form.id as number }
}

/** Views, dialogs and sheets of forms. */
export const leadFormViews = ({ formId }: { formId: number }): Shown[] => [
  { path: '/forms', opens: 'New form' },
  { path: `/forms/${formId}`, opens: 'Delete form' },
  { path: `/forms/${formId}?view=questions` },
  { path: `/forms/${formId}?view=settings` },
  { path: `/forms/${formId}?view=share` },
]

/** Forms of the panel that edit lead forms. */
export const editLeadForms = (form: number): There[] => [
  { file: 'pages/forms/new-form.tsx', path: '/forms', opens: ['New form'], field: 'name', last: 'fields' },
  { file: 'components/save-group.tsx', path: `/forms/${form}?view=settings`, field: 'slug' },
  { file: 'components/save-group.tsx', path: `/forms/${form}?view=settings`, field: 'redirect_url' },
  { file: 'components/save-group.tsx', path: `/forms/${form}?view=settings`, field: 'tags' },
  {
    file: 'components/save-group.tsx',
    path: `/forms/${form}?view=questions`,
    opens: ['Add question'],
    field: 'fields.3.label',
    isOnPage: true,
  },
]
