import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import type { Services } from '../../../platform/context/context.ts'
import { formMessages } from '../../../platform/pages/form-messages.ts'
import { makeStamp } from '../../../platform/pages/form-stamp.ts'
import { icon } from '../../../platform/pages/page-icons.ts'
import { problemSummary } from '../../../platform/pages/problem-summary.ts'
import type { Visit } from '../../../platform/pages/visit.ts'
import { type Html, stored } from '../../../platform/pages/written-text.ts'
import { formChecks, questionFields } from '../../../platform/questions/question-fields.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { answerField } from '../../../platform/questions/read-form-answers.ts'
import { questionMessages } from '../../../platform/questions/wording/question-wording.ts'
import { askedOfVisitors, formVersion } from '../asked-of-visitors.ts'
import type { FoundForm } from '../find-form.ts'
import { formFrame } from './form-frame.ts'
import { stampOf } from './form-meta.ts'
import { type SentForm, STAMP, TRAP, VERSION } from './validate-sent-form.ts'
import { leadFormMessages } from './wording/form-words.ts'

/** Length of a question in the summary of problems. */
const SHORT = 100

/** The parts of a form that visitors see. */
export type ShownForm = Pick<
  FoundForm,
  'name' | 'slug' | 'organiser' | 'fields' | 'consent_text' | 'thank_you_text' | 'redirect_url'
>

/** `sent` are rejected answers; `stamp` is their stamp if it is still valid. */
export type DrawnForm = { isEmbedded: boolean; sent: SentForm | null; stamp: string | null }

/** Path of a form, which is also where it is submitted to. */
function formPath({ site }: Visit, { slug }: Pick<FoundForm, 'slug'>, isEmbedded: boolean): string {
  return `${site.root}/f/${slug}${isEmbedded ? '?embed=1' : ''}`
}

/** Renders a lead form, with the rejected answers if there are any. */
export function formPage(services: Services, visit: Visit, form: FoundForm, drawn: DrawnForm): Html {
  const name = isolated(form.name)
  const count = drawn.sent?.problems.length ?? 0
  return formFrame(visit, form, {
    isEmbedded: drawn.isEmbedded,
    title: count > 0 ? `${formMessages[visit.language].problems(count)}: ${name}` : name,
    main: formSheet(services, visit, form, drawn),
  })
}

/** Renders a lead form without the page around it. */
export function formSheet(services: Services, visit: Visit, form: ShownForm, drawn: DrawnForm): Html {
  const words = leadFormMessages[visit.language]
  const { sent, isEmbedded } = drawn
  const questions = askedOfVisitors(form)
  const sentences = questionMessages[visit.language]
  const problems = sent?.problems ?? []
  const described = problems.map(({ id, type, params }) => ({
    field: answerField(id),
    text: sentences.problems[type](params?.limit ?? 0),
  }))
  return html`<section class="sheet part lead">
<p class="over" lang="" dir="auto">${form.organiser}</p>
<h1 lang="" dir="auto">${form.name}</h1>
!${sent?.refusal ? html`<p class="problem" role="alert" tabindex="-1" autofocus>${sent.refusal}</p>` : ''}
!${problemSummary(visit, questions.map(shortened), described)}
<form method="post" action="${formPath(visit, form, isEmbedded)}"!${formChecks(questions)}>
!${questionFields({ questions, values: sent?.answers ?? {}, problems, words: sentences })}
<div class="trap" aria-hidden="true"><label for="${TRAP}">${formMessages[visit.language].trap}</label><input id="${TRAP}" name="${TRAP}" value="" type="text" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="${VERSION}" value="${formVersion(form)}">
<input type="hidden" name="${STAMP}" value="${drawn.stamp ?? makeStamp(services, stampOf(form))}">
<p class="hint">!${words.goes(stored(form.organiser))}</p>
<button type="submit">${words.button}</button>
</form>
</section>`
}

/** A consent question is as long as its text. */
function shortened(question: Question): Question {
  const characters = Array.from(question.label)
  return characters.length <= SHORT ? question : { ...question, label: `${characters.slice(0, SHORT).join('')}…` }
}

/** Renders the page after a submission. */
export function formDonePage(visit: Visit, form: FoundForm, isEmbedded: boolean): Html {
  return formFrame(visit, form, {
    isEmbedded,
    title: `${leadFormMessages[visit.language].done.heading}: ${isolated(form.name)}`,
    main: formDoneSheet(visit, form, isEmbedded),
  })
}

/** Renders the thanks for a submission without the page around it. In an iframe, its link opens in the whole window. */
export function formDoneSheet(visit: Visit, form: ShownForm, isEmbedded: boolean): Html {
  const { heading, text, onward, back } = leadFormMessages[visit.language].done
  const url = isEmbedded ? form.redirect_url : null
  const link = url
    ? html`<a class="button first onward" href="${url}" target="_top" rel="noopener">${onward}</a>`
    : html`<a class="button" href="${formPath(visit, form, isEmbedded)}">${back}</a>`
  return html`<article class="sheet">
<div class="verdict valid" role="status">
!${icon('check')}
<div><h1>${heading}</h1>!${form.thank_you_text ? html`<p class="written" lang="" dir="auto">${form.thank_you_text}</p>` : html`<p>${text}</p>`}</div>
</div>
<section class="part">
<p class="over" lang="" dir="auto">${form.organiser}</p>
<p class="event" lang="" dir="auto">${form.name}</p>
<p class="buttons">!${link}</p>
</section>
</article>`
}

/** Renders the page of a form that does not accept answers. */
export function closedFormPage(visit: Visit, form: FoundForm, isEmbedded: boolean): Html {
  const { heading, text } = leadFormMessages[visit.language].closed
  return formFrame(visit, form, {
    isEmbedded,
    title: `${heading}: ${isolated(form.name)}`,
    main: html`<section class="sheet part lead">
<p class="over" lang="" dir="auto">${form.name}</p>
<h1>${heading}</h1>
<p>${text}</p>
</section>`,
  })
}
