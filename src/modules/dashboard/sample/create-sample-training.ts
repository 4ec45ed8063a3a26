import { languageOf } from '../../../lib/text/languages.ts'
import { translated } from '../../../lib/text/translated.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { createBadgeTemplate } from '../../badges/index.ts'
import { assignPeople, createCourse, createProgramme, listCompletions, postCompletions } from '../../training/index.ts'
import { samplePeople } from './sample-people.ts'
import { rememberSamples } from './sample-records.ts'

const DAY_MS = 86_400_000
const ASSIGNED = 12
const COMPLETED = 5

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    sampleTraining: SampleTraining
  }
}

type SampleTraining = Record<'course' | 'programme' | 'about' | 'badge' | 'badgeAbout', string>

const sampleTrainingMessages = translated('sampleTraining', {
  course: 'Sample: first aid',
  programme: 'Sample: safety at events',
  about: 'Everyone who helps at an event completes this once a year.',
  badge: 'Sample: session lover',
  badgeAbout: 'For people who attended three sessions.',
})

/** Creates a course, a programme with people on time, overdue and done, and an inactive badge. */
export async function createSampleTraining(ctx: TxContext, tag: string): Promise<void> {
  const texts = sampleTrainingMessages[languageOf(tag) ?? 'en']
  const code = `SAMPLE-${ctx.randomBytes(4).toString('hex').toUpperCase()}`
  const course = await createCourse(ctx, { code, name: texts.course })
  const programme = await createProgramme(ctx, {
    ...{ name: texts.programme, description: texts.about, renew_months: 12 },
    requirements: [{ course_id: course.id }],
  })
  const dueOn = (days: number) => new Date(ctx.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const people = samplePeople.slice(0, ASSIGNED).map(({ email, first_name, last_name }, nth) => ({
    ...{ email, name: `${first_name} ${last_name}`.trim(), due_date: dueOn(nth % 3 === 2 ? -5 : 25) },
  }))
  await assignPeople(ctx, programme.id, { people })
  const completed = people.filter((_, nth) => nth % 3 !== 2).slice(0, COMPLETED)
  await postCompletions(ctx, {
    completions: completed.map(({ email, name }, nth) => ({
      ...{ email, name, course: code, external_id: `${code}-${nth + 1}` },
      completed_at: new Date(ctx.now().getTime() - (nth + 1) * DAY_MS).toISOString(),
    })),
  })
  const badge = await createBadgeTemplate(ctx, {
    ...{ name: texts.badge, description: texts.badgeAbout },
    // An active badge would be awarded to real attendees.
    ...{ criteria: [{ type: 'sessions_attended' as const, min: 3 }], active: false },
  })
  const { rows } = await listCompletions(ctx, { course_id: course.id, page: 1, limit: COMPLETED })
  await rememberSamples(
    ctx,
    'completion',
    rows.map(({ id }) => id),
  )
  await rememberSamples(ctx, 'course', [course.id])
  await rememberSamples(ctx, 'programme', [programme.id])
  await rememberSamples(ctx, 'badge_template', [badge.id])
}
