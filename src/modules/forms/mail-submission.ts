import { isolated } from '../../lib/text/isolated.ts'
import { languageOf } from '../../lib/text/languages.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { CLOCK_STEP_MS } from '../../platform/jobs/clock-steps.ts'
import { answerCells } from '../../platform/questions/answers-table.ts'
import type { StoredAnswer } from '../../platform/questions/stored-answer.ts'
import { layOut, loadMailLook, logoOf, queueEmails } from '../emails/index.ts'
import { questionsOf } from './asked-of-visitors.ts'
import type { FormRow } from './form-queries.ts'
import { type FormMailMessages, messages } from './messages.ts'

/** Notification limit per form. A flood of submissions must not flood the recipients. */
const MAX_AN_HOUR = 60
const HOUR_MS = 3_600_000

/** Queues a notification email to each of the form's notification addresses. @returns the email ids */
export async function mailSubmission(ctx: TxContext, form: FormRow, answers: StoredAnswer[]): Promise<number[]> {
  if (form.notify_emails.length === 0) return []
  const recent = await recentSubmissions(ctx, form)
  if (recent > MAX_AN_HOUR) return []
  const look = await loadMailLook(ctx)
  const language = languageOf(look.organisation_language) ?? 'en'
  const texts = messages[language]
  const name = isolated(form.name)
  const content = layOut({
    language,
    look,
    heading: texts.heading(name),
    paragraphs: [texts.text, ...(recent === MAX_AN_HOUR ? [texts.last] : [])],
    facts: factsOf(form, answers, texts),
    picture: null,
    button: null,
    footer: texts.footer(name),
  })
  return queueEmails(
    ctx,
    form.notify_emails.map((address) => ({
      ...{
        kind: 'form_submitted',
        eventId: null,
        attendeeId: null,
        language,
        subject: texts.subject(name),
        ...content,
      },
      to: { name: '', address },
      attachments: logoOf(look),
    })),
  )
}

/** Counts submissions of the last hour, including the new one, up to the limit plus one. */
async function recentSubmissions(ctx: TxContext, { id }: FormRow): Promise<number> {
  const { count } = await one<{ count: number }>(ctx)`
    select count(*)::int as count from (
      select submitted_at from form_submission where form_id = ${id} order by id desc limit ${MAX_AN_HOUR + 1}::int) latest
    where submitted_at between ${new Date(ctx.now().getTime() - HOUR_MS)} and ${new Date(ctx.now().getTime() + CLOCK_STEP_MS)}`
  return count
}

function factsOf(form: FormRow, answers: StoredAnswer[], texts: FormMailMessages): [string, string][] {
  const questions = questionsOf(form.fields).filter(({ id }) => answers.some(({ question_id }) => question_id === id))
  const cells = answerCells(
    questions,
    Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer])),
    texts,
  )
  return questions.map(({ label }, nth) => [label, cells[nth]!])
}
