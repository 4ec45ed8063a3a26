import { PICTURE } from './badges.ts'
import { upload } from './factories.ts'
import type { World } from './harness.ts'
import { aCourse, aProgramme, assign, complete } from './training.ts'

/** Every success of the operations of training. */
export async function walkTraining(world: World): Promise<void> {
  const path = '/admin/training'
  const [course, other, proven] = [await aCourse(world), await aCourse(world), await aCourse(world)]
  await world.request('GET', `${path}/courses`)
  await world.request('GET', `${path}/courses/${course.id}`)
  await world.request('PATCH', `${path}/courses/${course.id}`, { name: 'Fire drill' })
  const programme = await aProgramme(world, [{ course_id: course.id }])
  const own = `${path}/programmes/${programme.id}`
  await world.request('GET', `${path}/programmes`)
  await world.request('GET', own)
  await world.request('PATCH', own, { renew_months: 12 })
  const { assignments } = await assign(world, programme.id, ['ada@example.org', 'bob@example.org'])
  await complete(world, course.code, ['ada@example.org', 'nobody@example.org'])
  const { body: completions } = await world.request('GET', `${path}/completions`)
  for (const list of [`${own}/assignments`, `${path}/assignments?status=due`]) await world.request('GET', list)
  for (const format of ['json', 'csv', 'xlsx']) await world.request('GET', `${path}/people?format=${format}`)
  const more = { people: [{ email: 'carol@example.org' }] }
  await world.request('POST', `${own}/assignments?dry_run=true`, more)
  const rule = `${own}/assignment-rule`
  for (const query of ['?dry_run=true', '']) await world.request('PUT', `${rule}${query}`, { tags: ['staff'] })
  await world.request('GET', `${path}/assignment-rules`)
  await world.request('DELETE', rule)
  await walkEvidence(world, proven.id)
  const assignment = `${path}/assignments/${assignments[0].id}`
  await world.request('GET', assignment)
  await world.request('PATCH', assignment, { due_date: '2026-12-31' })
  await world.request('POST', `${own}/due-date`, { due_date: '2027-01-31' })
  await world.request('POST', `${path}/change-email`, { from: 'bob@example.org', to: 'robert@example.org' })
  for (const format of ['json', 'csv'])
    await world.request('GET', `/admin/analytics/org/training-compliance?format=${format}`)
  for (const gone of [assignment, own, `${path}/completions/${completions[0].id}`, `${path}/courses/${other.id}`])
    await world.request('DELETE', gone)
}

async function walkEvidence(world: World, courseId: number): Promise<void> {
  const path = '/admin/training/evidence'
  const { body, headers } = upload(PICTURE, { fields: { course_id: String(courseId), email: 'ada@example.org' } })
  const added = async () => `${path}/${(await world.request('POST', path, body, { headers })).body.id}`
  const own = await added()
  await world.request('GET', path)
  for (const part of ['', '/file']) await world.request('GET', `${own}${part}`)
  await world.request('POST', `${own}/decline`, { reason: 'Not readable' })
  await world.request('POST', `${await added()}/approve`, {})
  await world.request('DELETE', own)
}
