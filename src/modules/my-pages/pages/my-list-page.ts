import { html } from 'ghtml'
import { writtenSpan } from '../../../lib/text/written-span.ts'
import { writtenDay } from '../../../lib/text/written-time.ts'
import type { Services } from '../../../platform/context/context.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import type { Visit } from '../../../platform/pages/visit.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import { makeLinkToken } from '../../attendees/index.ts'
import {
  MAX_SHOWN,
  type MyBadge,
  type MyCertificate,
  type MyRecords,
  type MyTicket,
  type MyTraining,
} from '../my-records.ts'
import { MY } from './ask-page.ts'
import { courseItem, evidenceItem, type RejectedFile } from './my-course-items.ts'
import { item, section } from './my-items.ts'
import { myMessages } from './my-messages.ts'

type Listed = Pick<Services, 'secret'> & {
  visit: Visit
  done?: string | undefined
  rejected?: RejectedFile
}

/** Everything of a person, by kind. */
export function listPage(listed: Listed, records: MyRecords): Html {
  const { site, language } = listed.visit
  const words = myMessages[language]
  const { tickets, certificates, badges, trainings, courses, evidence } = records
  const done = Object.hasOwn(words.done, listed.done ?? '') ? words.done[listed.done as keyof typeof words.done] : null
  const parts = [
    section(
      'tickets',
      words.tickets.heading,
      tickets.map((each) => ticketItem(listed, each)),
    ),
    section(
      'certificates',
      words.certificates.heading,
      certificates.map((each) => certificateItem(listed, each)),
      html`<p class="hint">${words.certificates.about}</p>`,
    ),
    section(
      'badges',
      words.badges.heading,
      badges.map((each) => badgeItem(listed, each)),
    ),
    section(
      'trainings',
      words.trainings.heading,
      trainings.map((each) => trainingItem(listed, each)),
    ),
    section(
      'courses',
      words.courses.heading,
      courses.map((each) => courseItem(listed.visit, each, listed.rejected)),
      html`<p class="hint">${words.courses.about}</p>`,
    ),
    section(
      'evidence',
      words.evidence.heading,
      evidence.map((each) => evidenceItem(listed.visit, each)),
    ),
  ]
  const isCut = [tickets, certificates, badges, trainings, courses, evidence].some(({ length }) => length >= MAX_SHOWN)
  return pageFrame(site, MY, {
    language,
    brand: null,
    title: words.list.heading,
    main: html`<article class="sheet mine">
!${done ? html`<p class="part saved" role="status">${done}</p>` : ''}
<section class="part lead">
<h1>${words.list.heading}</h1>
<p>${parts.every((part) => part === '') ? words.list.empty : words.list.text}</p>
!${isCut ? html`<p class="hint">${words.list.more(MAX_SHOWN)}</p>` : ''}
</section>
!${parts}
</article>
!${ownData(listed.visit, records.isErasureAsked)}`,
  })
}

function ticketItem({ visit, secret }: Listed, ticket: MyTicket): Html {
  const { site, language } = visit
  const words = myMessages[language].tickets
  const { id, link_no, email, event_name, event_date, event_timezone, event_location, status, organisation } = ticket
  const token = makeLinkToken({ secret }, { attendeeId: id, linkNo: link_no, email }, 'registration')
  const when = event_date
    ? timeElement(event_date, writtenSpan(event_date, null, event_timezone, language))
    : html`${words.noDate}`
  return item(
    html`<a href="${site.root}/t/${token}">!${stored(event_name)}</a>`,
    [html`${words.status[status] ?? status}`, when, event_location ? stored(event_location) : null],
    organisation,
  )
}

function certificateItem({ visit }: Listed, certificate: MyCertificate): Html {
  const { site, language } = visit
  const words = myMessages[language].certificates
  const { public_id, event_name, name, status, issued_at, in_search, organisation } = certificate
  const listed = item(
    html`<a href="${site.root}/c/${public_id}">!${stored(event_name)}</a>`,
    [
      html`${words.status[status]}`,
      stored(name),
      html`${words.issued} !${timeElement(issued_at, writtenDay(issued_at, 'UTC', language))}`,
    ],
    organisation,
  )
  if (status !== 'active') return listed
  return html`!${listed}
<form class="act" method="post" action="${site.root}/my"><input type="hidden" name="act" value="${in_search ? 'hide' : 'show'}"><input type="hidden" name="certificate" value="${public_id}"><span class="hint">${words.search[in_search ? 'shown' : 'hidden']}</span> <button class="plain" type="submit" aria-describedby="certificates">${in_search ? words.hide : words.show}</button></form>`
}

function badgeItem({ visit }: Listed, { public_id, badge_name, awarded_at, status, organisation }: MyBadge): Html {
  const { site, language } = visit
  const words = myMessages[language].certificates
  return item(
    html`<a href="${site.root}/b/${public_id}">!${stored(badge_name)}</a>`,
    [html`${words.status[status]}`, timeElement(awarded_at, writtenDay(awarded_at, 'UTC', language))],
    organisation,
  )
}

function trainingItem({ visit }: Listed, training: MyTraining): Html {
  const { language } = visit
  const words = myMessages[language].trainings
  const { programme_name, due_date, completed_at, status, organisation } = training
  const due = due_date === null ? null : new Date(`${due_date}T00:00:00Z`)
  const when = completed_at
    ? html`${words.done} !${timeElement(completed_at, writtenDay(completed_at, 'UTC', language))}`
    : due && html`${words.due} !${timeElement(due, writtenDay(due, 'UTC', language))}`
  return item(stored(programme_name), [html`${words.status[status]}`, when], organisation)
}

function ownData({ site, language }: Visit, isErasureAsked: boolean): Html {
  const { data, erase, leave } = myMessages[language]
  return html`<section class="sheet">
<section class="part" aria-labelledby="data">
<h2 id="data">${data.heading}</h2>
<p>${data.text}</p>
<p class="buttons"><a class="button" href="${site.root}/my/data.json" download>${data.download}</a></p>
</section>
<section class="part" aria-labelledby="erase">
<h2 id="erase">${erase.heading}</h2>
<p>${isErasureAsked ? erase.waiting : erase.text}</p>
!${isErasureAsked ? '' : html`<details><summary>${erase.heading}</summary><p>${erase.ask}</p><form class="act" method="post" action="${site.root}/my"><input type="hidden" name="act" value="erase"><button class="grave" type="submit">${erase.button}</button></form></details>`}
</section>
<section class="part" aria-labelledby="leave">
<h2 id="leave">${leave.heading}</h2>
<p>${leave.text}</p>
<form class="act" method="post" action="${site.root}/my"><input type="hidden" name="act" value="leave"><button class="plain" type="submit">${leave.button}</button></form>
</section>
</section>`
}
