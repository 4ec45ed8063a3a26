import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { writtenTime } from '../../../lib/text/written-time.ts'
import type { Fields } from '../../../platform/pages/accept-forms.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import { type IconName, icon } from '../../../platform/pages/page-icons.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import { type FoundSurvey, surveyState } from '../../surveys/index.ts'
import { eventFacts } from '../registration/event-facts.ts'
import { placeOf, REGISTRATION, type RegistrationVisit } from '../registration/registration-place.ts'
import { surveyMessages } from './messages.ts'
import { surveyForm } from './survey-form.ts'

type State = 'none' | 'not_registered' | 'not_open' | 'closed' | 'over' | 'open' | 'answered' | 'refused'

/** `path` is the target of its form, `fields` a rejected submission; `isSaved` when it was just saved. */
export type DrawnSurvey = { path: string; fields: Fields | null; isSaved: boolean }

const LOOKS: Record<State, { tone: string; icon: IconName }> = {
  none: { tone: 'unknown', icon: 'question' },
  not_registered: { tone: 'unknown', icon: 'question' },
  not_open: { tone: 'expired', icon: 'clock' },
  closed: { tone: 'unknown', icon: 'clock' },
  over: { tone: 'valid', icon: 'check' },
  open: { tone: 'replaced', icon: 'pencil' },
  answered: { tone: 'valid', icon: 'check' },
  refused: { tone: 'expired', icon: 'warning' },
}

/** The survey of an event for an attendee. */
export function surveyPage(visit: RegistrationVisit, found: FoundSurvey, drawn: DrawnSurvey): Html {
  const { event, attendee } = found
  const words = surveyMessages[visit.language]
  const state = stateOf(found, drawn, visit.now)
  return pageFrame(visit.site, event.visibility === 'private' ? REGISTRATION : placeOf(event), {
    language: visit.language,
    brand: event.brand,
    title: `${isolated(event.name)}: ${words[state].heading}`,
    main: html`<article class="sheet">
<div class="verdict ${LOOKS[state].tone}"!${drawn.isSaved ? ' role="status"' : ''}>
!${icon(LOOKS[state].icon)}
<div><h1>${words[state].heading}</h1><p>!${textOf(visit, found, state)}</p></div>
</div>
<section class="part">
<p class="over">${words.about}</p>
<p class="event" lang="" dir="auto">${event.name}</p>
!${eventFacts(visit, event, [[words.for, stored(`${attendee.first_name} ${attendee.last_name}`.trim())]])}
</section>
!${state === 'open' || state === 'answered' || state === 'refused' ? questionsOf(visit, found, drawn) : ''}
</article>`,
  })
}

function stateOf({ event, attendee, response }: FoundSurvey, { fields }: DrawnSurvey, now: Date): State {
  const state = surveyState(event, now)
  if (state === 'none' || state === 'not_open') return state
  if (state === 'closed' && response) return 'over'
  if (attendee.status !== 'registered') return 'not_registered'
  if (state === 'closed') return 'closed'
  return fields ? 'refused' : response ? 'answered' : 'open'
}

function textOf({ language }: RegistrationVisit, { event, response }: FoundSurvey, state: State): Html {
  const words = surveyMessages[language]
  const written = (date: Date) => timeElement(date, writtenTime(date, event.event_timezone, language))
  const { opens_at: opens, closes_at: closes } = event
  const texts: Record<State, () => Html> = {
    none: () => html`${words.none.text}`,
    not_registered: () => html`${words.not_registered.text}`,
    not_open: () => words.not_open.text(opens && written(opens)),
    closed: () => words.closed.text(written(closes!)),
    over: () => words.over.text(written(response!.updated_at)),
    open: () => html`!${words.open.goes(stored(event.organiser))} !${closes ? words.open.until(written(closes)) : ''}`,
    refused: () => html`${words.refused.text}`,
    answered: () =>
      html`!${words.answered.saved(written(response!.updated_at))} !${words.answered.changeable(closes && written(closes))}`,
  }
  return texts[state]()
}

/** Given answers are edited in a collapsed form, so that the confirmation is seen first. */
function questionsOf(visit: RegistrationVisit, found: FoundSurvey, drawn: DrawnSurvey): Html {
  const words = surveyMessages[visit.language]
  const { event, response } = found
  const form = surveyForm(visit, { questions: event.survey ?? [], response }, drawn)
  const foldable = html`<details!${drawn.fields ? ' open' : ''}>
<summary>${words.answered.change}</summary>
!${form}
</details>`
  return html`<section class="part" aria-labelledby="answers">
<h2 id="answers">${words.answers}</h2>
!${response ? foldable : form}
</section>`
}
