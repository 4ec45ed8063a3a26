import { counted, type Formats } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

/** Texts of lists of assignments, and of what is done to them. */
export const assignmentMessages = messages({
  title: 'Assignments',
  none: 'No assignments yet',
  noneHow: 'Open a programme and assign it to people.',
  toProgrammes: 'Programmes',
  cycle: 'Cycle',
  assigned: 'Assigned',
  earlier: 'Earlier cycle',
  moveDueDate: 'Move due date',
  moveTitle: 'Move the due date',
  moveAbout: 'Only training that is not complete gets the new date.',
  moveAll: 'Everybody who has not completed the programme gets the new date.',
  noDateAbout: 'Empty: no due date.',
  move: 'Move',
  moved: (count: number, { number }: Formats) => `Due date moved for ${counted(number(count), 'person', 'people')}.`,
  again: 'Start again',
  againAbout: 'People who have completed the programme get its next cycle. Earlier achievements do not count for it.',
  restart: (count: number, { number }: Formats) => `Start again for ${counted(number(count), 'person', 'people')}`,
  restarted: (count: number, { number }: Formats) =>
    `Next cycle started for ${counted(number(count), 'person', 'people')}.`,
  delete: 'Delete',
  deleteTitle: (count: number, { number }: Formats) => `Delete ${counted(number(count), 'assignment', 'assignments')}`,
  deleteAbout: 'They no longer count. Earlier cycles stay on record.',
  deleted: (count: number, { number }: Formats) => `${counted(number(count), 'assignment', 'assignments')} deleted.`,
  progress: (done: string, all: string) => `${done} of ${all}`,
  tooMany: (most: string) => `Choose at most ${most} people at a time.`,
})
