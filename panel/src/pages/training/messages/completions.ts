import { counted, type Formats } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const completionMessages = messages({
  title: 'Completions',
  none: 'No completed courses yet',
  noneHow: 'A learning platform can send them with the API, or you can record them here.',
  noCourses: 'Add a course first.',
  toCourses: 'Courses',
  record: 'Record completions',
  course: 'Course',
  day: 'Day of completion',
  dayAbout: 'Empty: today.',
  people: 'One person per line',
  peopleAbout: 'An email address, or a name and an email address. Each person needs an assignment or a registration.',
  example: 'Grace Hopper <grace@example.org>\nalan@example.org',
  noAddress: (name: string) => `Add an email address for ${name}.`,
  empty: 'Add at least one person with an email address.',
  tooMany: (most: string) => `Add at most ${most} people at a time.`,
  recorded: (count: number, { number }: Formats) => `${counted(number(count), 'completion', 'completions')} recorded.`,
  left: (count: number, { number }: Formats) =>
    `${counted(number(count), 'person was', 'people were')} left out. Correct the list and record it again:`,
  problems: {
    unknown_course: 'The course no longer exists.',
    unknown_person: 'Has no assignment and is no attendee. Assign a programme first.',
    invalid_time: 'The day is not valid.',
    in_the_future: 'The day is in the future.',
    other_course: 'Was already recorded for another course.',
  } as Record<string, string>,
  recordedAt: 'Recorded',
  source: 'Identifier in the other system',
  byHand: 'Recorded by hand',
  delete: 'Delete',
  deleteTitle: 'Delete completion',
  deleteAbout: (name: string, course: string) =>
    `The completion of ${course} by ${name} is deleted. Programmes that it completed stay complete.`,
  deleted: 'Completion deleted.',
})
