import { html, nothing, type TemplateResult } from 'lit-html'
import type { DoorState } from '../run/door-state.ts'
import type { EventChoice, Start } from '../run/find-who.ts'
import { ROOT } from '../run/site-root.ts'
import { dayText, texts } from './texts.ts'

type Waiting = Exclude<Start, { kind: 'door' }>

/** The page before there is a door: who are you, and which event. */
export function startView(
  start: Waiting,
  { queued, choose }: { queued: number; choose: (event: EventChoice) => void },
): TemplateResult {
  if (start.kind === 'choose') return chooseView(start.events, choose)
  const signIn = html`<a class="button main" href="${ROOT}/admin/sign-in?to=${encodeURIComponent(`${ROOT}/door`)}">${texts.signIn}</a>`
  const again = html`<button class="main" @click=${() => location.reload()}>${texts.tryAgain}</button>`
  const [text, action] = {
    sign_in: [queued > 0 ? texts.signInQueued(queued) : texts.signInAbout, signIn],
    not_allowed: [queued > 0 ? `${texts.notAllowed} ${texts.roleQueued(queued)}` : texts.notAllowed, again],
    ended: [texts.endedLink, nothing],
    unreachable: [texts.unreachable, again],
    busy: [texts.busy(queued), html`<a class="button main" href="${ROOT}/door">${texts.title}</a>`],
  }[start.kind] as [string, TemplateResult | typeof nothing]
  return html`<main class="start"><h1>${texts.signInTo}</h1><p>${text}</p>${action}</main>`
}

function chooseView(events: EventChoice[], choose: (event: EventChoice) => void): TemplateResult {
  const dateOf = ({ event_date, event_timezone }: EventChoice) =>
    event_date ? dayText(event_date, event_timezone) : texts.noDate
  return html`<main class="start"><h1>${texts.choose}</h1>
    ${events.length === 0 ? html`<p>${texts.noEvents}</p>` : nothing}
    <ul class="found">${events.map(
      (event) => html`<li>
      <button @click=${() => choose(event)}><bdi>${event.name}</bdi><span class="soft">${dateOf(event)}</span></button>
    </li>`,
    )}</ul></main>`
}

/** The page of a device that was signed out or whose link has ended. */
export function endedView({ why, lost }: NonNullable<DoorState['ended']>, queued: number): TemplateResult {
  const isMember = why === 'member' || why === 'signed_out'
  const waits = why === 'role' ? texts.roleQueued : texts.signInQueued
  return html`<main class="start" data-ended=${why}><h1>${texts.endedTitle}</h1>
    <p role="alert">${texts.ended[why]} ${texts.wiped}</p>
    ${lost > 0 ? html`<p class="note stop">${texts.lost(lost)}</p>` : nothing}
    ${queued > 0 && lost === 0 ? html`<p class="note look">${waits(queued)}</p>` : nothing}
    ${isMember ? html`<a class="button main" href="${ROOT}/admin/sign-in?to=${encodeURIComponent(`${ROOT}/door`)}">${texts.signIn}</a>` : nothing}
  </main>`
}
