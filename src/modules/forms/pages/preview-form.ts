import { languageOf } from '../../../lib/text/languages.ts'
import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { previewFrame } from '../../../platform/pages/preview-frame.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { checkQuestions } from '../../../platform/questions/check-questions.ts'
import { questionsOf } from '../asked-of-visitors.ts'
import type { FormPreview } from '../form-schema.ts'
import { wholeField } from '../save-form.ts'
import { formDoneSheet, formSheet, type ShownForm } from './form-page.ts'

/**
 * Draws the page of a form that is not saved, in its language. It cannot be sent.
 * @throws AppError validation_failed for questions that cannot be asked
 */
export async function previewForm(ctx: Context, input: FormPreview): Promise<Html> {
  const fields = input.fields.map(wholeField)
  checkQuestions(questionsOf(fields), 'fields', { idName: 'name' })
  const own = await one<{ organiser: string; language: string }>(ctx)`
    select name as organiser, language from organisation where id = ${ctx.orgId}`
  const language = languageOf(input.language ?? own.language) ?? 'en'
  const visit = { site: siteFacts(ctx), now: ctx.now(), language }
  const form: ShownForm = {
    ...{ name: input.name.trim(), slug: 'preview', organiser: own.organiser, fields },
    consent_text: input.consent_text?.trim() ?? null,
    thank_you_text: input.thank_you_text ?? null,
    redirect_url: input.redirect_url ?? null,
  }
  return previewFrame(
    visit,
    input.shows === 'thanks'
      ? formDoneSheet(visit, form, true)
      : formSheet(ctx, visit, form, { isEmbedded: true, sent: null, stamp: null }),
  )
}
