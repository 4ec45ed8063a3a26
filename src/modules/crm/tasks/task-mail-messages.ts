import { translated } from '../../../lib/text/translated.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    taskMail: TaskMailMessages
  }
}

type TaskMailMessages = {
  subject: (title: string) => string
  due: (organisation: string) => string
  task: string
  dueAt: string
  about: string
  button: string
  footer: string
}

/** Texts of the reminder that a task is due. */
export const taskMailMessages = translated('taskMail', {
  subject: (title) => `Due now: ${title}`,
  due: (organisation) => `A task of yours at ${organisation} is due.`,
  task: 'Task',
  dueAt: 'Due',
  about: 'About',
  button: 'Open the task',
  footer: 'You are receiving this email because the task is assigned to you.',
})
