import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { markdownToHtml } from '../../../lib/text/markdown/markdown-to-html.ts'
import { markdownToText } from '../../../lib/text/markdown/markdown-to-text.ts'
import { formMessages } from '../../../platform/pages/form-messages.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { registrationState } from '../../attendees/index.ts'
import { coverAddress } from '../../events/index.ts'
import { agendaSection } from './agenda-section.ts'
import { eventCover } from './event-cover.ts'
import { calendarLink, eventFacts, placesFact } from './event-facts.ts'
import { eventMarkup } from './event-markup.ts'
import { problemsOf } from './group-form.ts'
import { registrationMessages } from './messages.ts'
import { pageOf, type ShownEvent } from './public-event.ts'
import { type DrawnForm, formWords, isReturned, registrationForm } from './registration-form.ts'
import { placeOf, type RegistrationVisit } from './registration-place.ts'
import { registrationRefusal } from './registration-refusal.ts'
import { speakersSection } from './speakers-section.ts'

/** Size in pixels. */
const EVENT_PICTURE = { width: 1200, height: 630 }

/**
 * The event with its registration form, or why there is none. A form that was sent, or the reason there is none, comes
 * before the agenda so that it is seen at once.
 */
export function eventPage(visit: RegistrationVisit, event: ShownEvent, form: DrawnForm): Html {
  const { site, language, words, now } = visit
  const state = registrationState(event, now)
  const wasSent = isReturned(form)
  const problems = problemsOf(form).length
  const address = pageOf({ siteUrl: site.address }, event)
  const name = isolated(event.name)
  const details = detailsOf(visit, event)
  const registration =
    state === 'open' ? registrationForm(visit, event, form) : registrationRefusal(visit, event, state)
  return pageFrame(site, placeOf(event), {
    language,
    brand: event.brand,
    title: problems > 0 ? `${formMessages[language].problems(problems)}: ${name}` : name,
    share: { address, title: name, description: sharedText(visit, event), picture: pictureOf(visit, event, address) },
    ...(isIndexed(event) && !wasSent ? { indexed: { markup: eventMarkup(visit, event, address) } } : {}),
    main: html`!${isIndexed(event) ? backLink(visit) : ''}<section class="sheet part lead">
!${eventCover(site, event.cover)}<p class="over">${words.types[event.event_type]}</p>
<h1 lang="" dir="auto">${event.name}</h1>
!${eventFacts(visit, event, state === 'open' ? placesFact(visit, event) : [])}
!${calendarLink(visit, event)}
!${state === 'open' && !wasSent ? html`<p class="buttons"><a class="button first" href="#register">${formWords(visit, event).button}</a></p>` : ''}
</section>
!${wasSent || state !== 'open' ? [registration, details] : [details, registration]}`,
  })
}

/** Whether search engines may index the page; unlisted events are for people with the link. */
export function isIndexed({ visibility }: Pick<ShownEvent, 'visibility'>): boolean {
  return visibility === 'public'
}

/** The cover, or the drawn picture, which shows name, date, location and organiser. */
function pictureOf({ site, language }: RegistrationVisit, { name, cover }: ShownEvent, address: string) {
  if (cover === null)
    return { address: `${address}.png`, ...EVENT_PICTURE, alt: registrationMessages[language].picture(isolated(name)) }
  const { key, width, height } = cover
  return { address: coverAddress({ baseUrl: site.api }, key)!, width, height, alt: isolated(name) }
}

function backLink({ site, language }: RegistrationVisit): Html {
  return html`<p class="back"><a href="${site.root}/marketplace">${registrationMessages[language].back}</a></p>
`
}

function detailsOf(visit: RegistrationVisit, event: ShownEvent): Html {
  const agenda = agendaSection(visit, event)
  const text = (event.event_description ?? '').trim()
  if (text === '' && agenda === '') return ''
  return html`<article class="sheet">
!${text === '' ? '' : html`<section class="part prose">!${markdownToHtml(text)}</section>`}
!${agenda}
!${speakersSection(visit, event)}
</article>
`
}

/** Start of the description, for link previews. */
function sharedText(visit: RegistrationVisit, event: ShownEvent): string {
  const text = markdownToText(event.event_description ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const organiser = `${visit.words.facts.organiser}: ${isolated(event.organiser)}`
  if (text === '') return organiser
  const characters = Array.from(text.slice(0, 400))
  return isolated(characters.length <= 200 ? text : `${characters.slice(0, 200).join('')}…`)
}
