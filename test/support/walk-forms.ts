import { AYSE, aForm, submissionsOf, submit } from './forms.ts'
import type { World } from './harness.ts'

/** Every success of the operations of lead forms. */
export async function walkForms(world: World): Promise<void> {
  const form = await aForm(world)
  const path = `/admin/forms/${form.id}`
  await world.request('GET', '/admin/forms')
  await world.request('GET', path)
  await world.request('PATCH', path, { thank_you_text: 'Thank you' })
  await world.request('POST', '/admin/forms/preview', { name: form.name, fields: form.fields })
  await world.request('GET', `/public/forms/${form.slug}/meta`, undefined, { key: null })
  await submit(world, form, AYSE)
  await submit(world, form, AYSE)
  const [submission] = await submissionsOf(world, form)
  for (const format of ['csv', 'xlsx']) await submissionsOf(world, form, `?format=${format}`)
  await world.request('GET', `${path}/answer-counts`)
  await world.request('DELETE', `${path}/submissions/${submission.id}`)
  await world.request('DELETE', path)
}
