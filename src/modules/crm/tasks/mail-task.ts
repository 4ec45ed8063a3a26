import { isolated } from '../../../lib/text/isolated.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import { writtenTime } from '../../../lib/text/written-time.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { layOut, logoOf, type MailLook, queueEmail } from '../../emails/index.ts'
import { taskMailMessages } from './task-mail-messages.ts'

/** An open task that is due, with its owner. */
export type DueTask = {
  id: number
  org_id: number
  title: string
  due_at: Date
  about: string | null
  name: string
  email: string
  language: string | null
}

/** Queues the reminder of a task to its owner. @returns the id of the email */
export function mailTask(ctx: TxContext, look: MailLook, task: DueTask): Promise<number> {
  const language = languageOf(task.language ?? look.organisation_language) ?? 'en'
  const words = taskMailMessages[language]
  const subject = words.subject(task.title)
  const content = layOut({
    language,
    look,
    heading: subject,
    paragraphs: [words.due(isolated(look.organisation))],
    facts: [
      [words.task, task.title],
      [words.dueAt, writtenTime(task.due_at, look.time_zone, language)],
      ...(task.about === null ? [] : [[words.about, task.about] as const]),
    ],
    picture: null,
    footer: words.footer,
    button: { text: words.button, url: `${ctx.siteUrl}/admin/crm/tasks?open=${task.id}` },
  })
  return queueEmail(ctx, {
    kind: 'task_due',
    eventId: null,
    attendeeId: null,
    to: { name: task.name, address: task.email },
    language,
    subject,
    ...content,
    attachments: logoOf(look),
    fromInstallation: true,
  })
}
