import { html } from 'ghtml'
import { markdownToHtml } from '../../../lib/text/markdown/markdown-to-html.ts'
import { writtenDay } from '../../../lib/text/written-time.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import type { ShownEvent } from './public-event.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { speakerPicture } from './speaker-picture.ts'

type Session = ShownEvent['sessions'][number]

/** An agenda that is being drawn; `room` is the number of characters of descriptions that still fit. */
export type DrawnAgenda = {
  visit: RegistrationVisit
  zone: string
  /** Path of the calendar without its ending. */
  calendar: string
  clock: (at: Date) => string
  /** Ids of the speakers that the page shows, in its order. */
  shown: number[]
  room: number
}

/** A session of a day: time, title, track, room, speakers, description and calendar. */
export function sessionItem(drawn: DrawnAgenda, day: string, session: Session): Html {
  const { visit, zone, clock } = drawn
  const { agenda } = visit.words
  const { title, start_time, end_time, location, track, speakers, written_speaker } = session
  const lastDay = writtenDay(end_time, zone, visit.language)
  const end = lastDay === day ? clock(end_time) : agenda.until(clock(end_time), lastDay)
  const places = [written_speaker, location].filter(Boolean).map((text) => stored(text!))
  return html`<li><p class="clock">!${timeElement(start_time, clock(start_time))}–!${timeElement(end_time, end)}</p>
<div><p class="title">!${stored(title)}!${track ? html` <span class="track">!${stored(track)}</span>` : ''}</p>!${
    speakers.length === 0 ? '' : html`<p class="people">!${speakers.map((speaker) => personLink(drawn, speaker))}</p>`
  }!${places.length === 0 ? '' : html`<p class="hint">!${places.join(' · ')}</p>`}!${aboutSession(drawn, session)}</div></li>
`
}

function personLink({ visit, shown }: DrawnAgenda, { id, name, picture }: Session['speakers'][number]): Html {
  const nth = shown.indexOf(id) + 1
  const text = html`!${speakerPicture(visit.site, picture, 'small')}!${stored(name)}`
  return nth === 0 ? html`<span>!${text}</span>` : html`<a href="#speaker-${String(nth)}">!${text}</a>`
}

function aboutSession(drawn: DrawnAgenda, { description, title, uid }: Session): Html {
  const { agenda } = drawn.visit.words
  const fits = description !== null && description.length <= drawn.room
  if (fits) drawn.room -= description.length
  const link = html`<a class="to-calendar" href="${drawn.calendar}/sessions/${uid}.ics" aria-label="${agenda.calendar}: ${title}">${agenda.calendar}</a>`
  if (!fits) return html`<p class="hint">!${link}</p>`
  return html`<details><summary>${agenda.about}</summary><div class="prose">!${markdownToHtml(description)}</div></details><p class="hint">!${link}</p>`
}
