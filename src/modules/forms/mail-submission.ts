import { isolated } from '../../lib/text/isolated.ts'
import { type Language, languageOf } from '../../lib/text/languages.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { CLOCK_STEP_MS } from '../../platform/jobs/clock-steps.ts'
import { answerCells } from '../../platform/questions/answers-table.ts'
import type { StoredAnswer } from '../../platform/questions/stored-answer.ts'
import { layOut, loadMailLook, logoOf, queueEmails } from '../emails/index.ts'
import { questionsOf } from './asked-of-visitors.ts'
import type { FormRow } from './form-queries.ts'
import { formMailEn } from './wording/form-mail-en.ts'
import { formMailTr } from './wording/form-mail-tr.ts'
import type { FormMailWording } from './wording/form-mail-wording.ts'

const wording: Record<Language, FormMailWording> = { en: formMailEn, tr: formMailTr }

/** Of so many within an hour mails tell; whoever floods a form does not flood those who look after it. */
const MAX_AN_HOUR = 60
const HOUR_MS = 3_600_000

/** Queues the mails to those whom a form notifies. @returns their ids */
export async function mailSubmission(ctx: TxContext, form: FormRow, answers: StoredAnswer[]): Promise<number[]> {
  if (form.notify_emails.length === 0) return []
  const recent = await recentSubmissions(ctx, form)
  if (recent > MAX_AN_HOUR) return []
  const look = await loadMailLook(ctx)
  const language = languageOf(look.organisation_language) ?? 'en'
  const words = wording[language]
  const name = isolated(form.name)
  const content = layOut({
    language,
    look,
    heading: words.heading(name),
    paragraphs: [words.text, ...(recent === MAX_AN_HOUR ? [words.last] : [])],
    facts: factsOf(form, answers, words),
    picture: null,
    button: null,
    footer: words.footer(name),
  })
  return queueEmails(
    ctx,
    form.notify_emails.map((address) => ({
      kind: 'form_submitted',
      eventId: null,
      attendeeId: null,
      language,
      subject: words.subject(name),
      ...content,
      to: { name: '', address },
      attachments: logoOf(look),
    })),
  )
}

/** How often the form was sent within an hour, that which is told of included; counted as far as it matters. */
async function recentSubmissions(ctx: TxContext, { id }: FormRow): Promise<number> {
  const { count } = await one<{ count: number }>(ctx)`
    select count(*)::int as count from (
      select submitted_at from form_submission where form_id = ${id} order by id desc limit ${MAX_AN_HOUR + 1}::int) latest
    where submitted_at between ${new Date(ctx.now().getTime() - HOUR_MS)} and ${new Date(ctx.now().getTime() + CLOCK_STEP_MS)}`
  return count
}

function factsOf(form: FormRow, answers: StoredAnswer[], words: FormMailWording): [string, string][] {
  const questions = questionsOf(form.fields).filter(({ id }) => answers.some(({ question_id }) => question_id === id))
  const cells = answerCells(
    questions,
    Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer])),
    words,
  )
  return questions.map(({ label }, nth) => [label, cells[nth]!])
}
