import { PICTURE } from '../../../../test/support/badges.ts'
import { anEvent, upload } from '../../../../test/support/factories.ts'
import type { World } from '../../../../test/support/harness.ts'
import { aCourse, aProgramme, assign, ok } from '../../../../test/support/training.ts'
import type { Shown } from '../every-page.ts'
import type { There } from '../refuse-form.ts'

/** A programme of an event and a course, with people who are due and overdue. */
export async function createTraining(world: World) {
  const event = await anEvent(world, { name: 'İş güvenliği günü' })
  const course = await aCourse(world, { name: 'Fire safety' })
  const requirements = [{ event_id: event.id }, { course_id: course.id }]
  const programme = await aProgramme(world, requirements, { description: 'For everybody in the workshop' })
  const first = await aProgramme(world, [{ course_id: course.id }], { name: 'First aid', renew_months: 12 })
  await assign(world, first.id, ['ada@example.org'], { due_date: '2020-01-31' })
  const { assignments } = await assign(world, programme.id, [
    'ada@example.org',
    'meryem@example.org',
    'bob@example.org',
  ])
  const fields = { course_id: String(course.id), email: 'ada@example.org', completed_on: '2026-01-15' }
  const { body, headers } = upload(PICTURE, { name: 'certificate.png', fields })
  const evidence = await ok(world.request('POST', '/admin/training/evidence', body, { headers }))
  return { programmeId: programme.id, assignmentId: assignments[0].id, evidenceId: evidence.id as number }
}

/** Dialogs and sheets of training. */
export const trainingDialogs = ({
  programmeId,
  assignmentId,
  evidenceId,
}: Awaited<ReturnType<typeof createTraining>>): Shown[] => [
  { path: '/training/evidence', opens: 'Upload evidence' },
  { path: `/training/evidence?open=${evidenceId}`, isOver: true },
  { path: '/training/completions', opens: 'Record completions' },
  { path: `/training/programmes/${programmeId}`, opens: 'Turn on' },
  { path: '/training/programmes', opens: 'New programme' },
  { path: `/training/programmes/${programmeId}`, opens: 'Assign' },
  { path: `/training/programmes/${programmeId}?open=${assignmentId}`, isOver: true },
  { path: '/training/courses', opens: 'New course' },
]

/** Forms of training. */
export const trainingForms = ({
  programmeId,
  assignmentId,
  evidenceId,
}: Awaited<ReturnType<typeof createTraining>>): There[] => {
  const programme = `/training/programmes/${programmeId}`
  return [
    {
      file: 'pages/training/programmes/programme-dialog.tsx',
      path: '/training/programmes',
      opens: [/^(New programme|Yeni program)$/],
      field: 'name',
    },
    {
      file: 'pages/training/courses/course-dialog.tsx',
      path: '/training/courses',
      opens: [/^(New course|Yeni kurs)$/],
      field: 'name',
    },
    {
      file: 'pages/training/changes/move-due-date.tsx',
      path: programme,
      opens: [/^(Move due date|Son tarihi değiştir)$/],
      field: 'due_date',
    },
    {
      file: 'pages/training/people/edit-assignment.tsx',
      path: `${programme}?open=${assignmentId}`,
      opens: ['Edit'],
      field: 'name',
    },
    {
      file: 'pages/training/people/change-email.tsx',
      path: `${programme}?open=${assignmentId}`,
      opens: [/^(Change email address|E-posta adresini değiştir)$/],
      field: 'to',
    },
    {
      file: 'pages/training/evidence/evidence-decision.tsx',
      path: `/training/evidence?open=${evidenceId}`,
      opens: [/^(Decline|Reddet)$/],
      field: 'reason',
    },
  ]
}
