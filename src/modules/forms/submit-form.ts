import { sha256 } from '../../lib/crypto/sha256.ts'
import { AppError } from '../../lib/errors.ts'
import { fairQueue } from '../../lib/threads/fair-queue.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../platform/db/query.ts'
import { CLOCK_STEP_MS } from '../../platform/jobs/clock-steps.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { answersToStore, type StoredAnswer, searchedText } from '../../platform/questions/stored-answer.ts'
import type { Answers } from '../../platform/questions/validate-answers.ts'
import type { Visitor } from '../attendees/index.ts'
import { addActivities, rescoreContacts } from '../crm/index.ts'
import { questionsOf } from './asked-of-visitors.ts'
import { type FoundForm, lockFormBySlug } from './find-form.ts'
import type { FormSubmitted } from './form-events.ts'
import { joinContact } from './join-contact.ts'
import { mailSubmission } from './mail-submission.ts'
import { type Sent, validateSubmission } from './validate-submission.ts'

/** Identical answers within this time count as one submission. */
const REPEAT_MS = 60_000

/** Searchable part of a submission. Indexing costs about 0.4 µs per character. */
const SEARCHED_CHARACTERS = 2_000

/** Keeps database connections free for other requests, however many people submit a form at once. */
const inTurn = fairQueue({
  atOnce: 4,
  ofEach: 2,
  waiting: 200,
  busy: 'Too many people are submitting this form right now. Please try again in a few seconds.',
})

/**
 * Saves a submission, creates or fills the contact, and queues the notification emails, all in one transaction.
 * Identical answers within a minute are saved once.
 * @param language of the page around the questions
 * @throws AppError not_found; form_closed; validation_failed; unavailable
 */
export function submitForm(visitor: Visitor, slug: string, sent: Sent & { language: string }): Promise<void> {
  return inTurn(
    () =>
      inTransaction({ ...visitor, orgId: 0 }, async (tx) => {
        const form = await lockFormBySlug(tx, slug)
        const ctx = { ...tx, orgId: form.org_id }
        if (!form.active) throw new AppError('form_closed', 'This form is no longer accepting answers.')
        await save(ctx, form, validateSubmission(form, sent), sent.language)
      }),
    slug,
  )
}

async function save(ctx: TxContext, form: FoundForm, answers: Answers, language: string): Promise<void> {
  const now = ctx.now()
  const stored = answersToStore(questionsOf(form.fields), answers, [])
  const id = await insertOnce(ctx, form, { stored, language, now })
  if (id === null) return
  const contact = await joinContact(ctx, form, answers)
  const emailIds = await mailSubmission(ctx, form, stored)
  await change(ctx)`
    update form_submission set contact_id = ${contact?.id ?? null}, email_key = ${contact?.emailKey ?? null},
      email_ids = ${emailIds}, folded = ${searchedText(stored, SEARCHED_CHARACTERS)} where id = ${id}`
  const about = { form_id: form.id, contact_id: contact?.id ?? null }
  const data: FormSubmitted = {
    submission_id: id,
    ...about,
    form_name: form.name,
    email: contact?.emailKey ?? null,
    answers: stored.map(({ question_id, question, answer }) => ({ name: question_id, label: question, answer })),
    submitted_at: now.toISOString(),
  }
  const [sourceEvent] = await recordEvents(ctx, [{ type: 'form.submitted', subjectId: id, data }])
  // The answers stay out of the audit log: they live in the submission alone, where they can be erased.
  await recordAudit(ctx, {
    action: 'form_submission.create',
    subjectType: 'form_submission',
    subjectId: id,
    after: about,
  })
  if (contact === null) return
  const subject = { subjectType: 'form_submission', subjectId: id, sourceEvent: sourceEvent! }
  const entry = { contactId: contact.id, at: now, data: { form_id: form.id, form_name: form.name }, ...subject }
  await addActivities(ctx, [{ kind: 'form_submitted', ...entry }])
  await rescoreContacts(ctx, [contact.id])
}

type New = { stored: StoredAnswer[]; language: string; now: Date }

/**
 * When identical answers arrive at once, the second insert waits for the first and then does nothing. The search text
 * is written later, with the contact, because indexing it takes longer than everything else.
 * @returns the id, or null for a repetition
 */
async function insertOnce(ctx: TxContext, form: FoundForm, { stored, language, now }: New): Promise<number | null> {
  const answers = JSON.stringify(stored)
  const key = sha256(answers)
  await change(ctx)`
    update form_submission set repeat_key = null
    where form_id = ${form.id} and repeat_key = ${key}
      and submitted_at not between ${new Date(now.getTime() - REPEAT_MS + 1)} and ${new Date(now.getTime() + CLOCK_STEP_MS)}`
  const version = form.consent_text === null ? null : form.consent_version
  const row = await maybeOne<{ id: number }>(ctx)`
    insert into form_submission (org_id, form_id, answers, consent_text, consent_version, language, repeat_key, folded, submitted_at)
    values (${ctx.orgId}, ${form.id}, ${answers}, ${form.consent_text}, ${version}, ${language}, ${key}, '', ${now})
    on conflict (form_id, repeat_key) where repeat_key is not null do nothing returning id`
  return row?.id ?? null
}
