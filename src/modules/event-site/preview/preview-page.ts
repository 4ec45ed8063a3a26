import { html } from 'ghtml'
import { languageOf } from '../../../lib/text/languages.ts'
import type { Context } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { previewFrame } from '../../../platform/pages/preview-frame.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { checkQuestions } from '../../../platform/questions/check-questions.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { readRegistrationEvent, type TypeOfEvent } from '../../attendees/index.ts'
import { noSuchEvent } from '../../events/index.ts'
import { registrationMessages } from '../registration/messages.ts'
import { emptyForm, registrationForm } from '../registration/registration-form.ts'
import { surveyForm } from '../survey/survey-form.ts'

type PreviewedType = { name: string; description?: string | null; questions?: Question[] }
type Previewed = { questions: Question[]; registration_types?: PreviewedType[]; kind?: 'registration' | 'survey' }

/**
 * Draws the form that visitors would see with these questions, in the language of the event. It cannot be sent.
 * @throws AppError not_found; validation_failed for questions that cannot be asked
 */
export async function previewPage(
  ctx: Context,
  eventId: number,
  { questions, registration_types: types = [], kind = 'registration' }: Previewed,
): Promise<Html> {
  checkQuestions(questions, 'questions')
  for (const [index, type] of types.entries()) {
    const elsewhere = types.slice(0, index).flatMap((other) => other.questions ?? [])
    checkQuestions(type.questions, `registration_types.${index}.questions`, { before: questions, elsewhere })
  }
  const event = await readRegistrationEvent(ctx, sql`e.org_id = ${ctx.orgId} and e.id = ${eventId}`)
  if (event === null) throw noSuchEvent()
  const language = languageOf(event.event_language) ?? 'en'
  const visit = { site: siteFacts(ctx), now: ctx.now(), language, words: registrationMessages[language] }
  const form =
    kind === 'survey'
      ? html`<section class="sheet part">!${surveyForm(visit, { questions, response: null }, { path: '', fields: null })}</section>`
      : registrationForm(
          visit,
          { ...event, registration_questions: questions, registration_types: shownTypes(types) },
          emptyForm(''),
          '',
        )
  return previewFrame(visit, form)
}

/** Types as they are when nobody has registered. */
function shownTypes(types: PreviewedType[]): TypeOfEvent[] {
  return types.map(({ name, description = null, questions = [] }, index) => ({
    ...{ id: index + 1, name, description, questions },
    ...{ capacity: null, needs_approval: false, closes_at: null, taken: 0, waiting: 0 },
  }))
}
