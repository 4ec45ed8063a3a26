import { html, nothing, type TemplateResult } from 'lit-html'
import { EVENT_DOOR } from '../decide/door-guest.ts'
import { CHOOSE } from '../run/find-who.ts'
import { signOut } from '../run/keep-in-step.ts'
import { ROOT } from '../run/site-root.ts'
import { badgeChoice } from './badge-view.ts'
import { cameraView } from './camera-view.ts'
import { kioskStart, kioskView } from './kiosk-view.ts'
import type { Screen } from './screen.ts'
import { searchView } from './search-view.ts'
import { problemText, stateView } from './state-view.ts'
import { texts } from './texts.ts'
import { verdictView } from './verdict-view.ts'
import { walkInView } from './walk-in-view.ts'

/** The screen at a door. */
export function doorView(screen: Screen): TemplateResult {
  const { event, problem, kiosk } = screen.door.store.get()
  if (event === null)
    return html`<main><h1>${texts.title}</h1><p role="status">${problem ? problemText(problem) : texts.loading}</p></main>`
  if (event.device?.session_ids?.length === 0)
    return html`<main><h1>${event.event_name}</h1><p class="note stop">${texts.noDoors}</p>${moreView(screen)}</main>`
  if (kiosk) return kioskView(screen)
  return html`<main>
    <header>
      <h1><bdi>${event.event_name}</bdi></h1>
      ${doorChoice(screen)}
      ${directionChoice(screen)}
    </header>
    ${updateNote(screen)}
    ${stateView(screen)}
    ${verdictView(screen)}
    ${cameraView(screen)}
    ${searchView(screen)}
    ${walkInView(screen)}
    ${moreView(screen)}
  </main>`
}

function doorChoice({ door }: Screen): TemplateResult {
  const { event, settings } = door.store.get()
  const open = event!.device?.session_ids ?? null
  const sessions = event!.sessions.filter(({ id }) => open === null || open.includes(id))
  const option = (id: number, title: string) =>
    html`<option value=${id} ?selected=${id === settings.door}>${title}</option>`
  return html`<label class="choice"><span>${texts.door}</span>
    <select @change=${({ target }: Event) => door.choose({ door: Number((target as HTMLSelectElement).value) })}>
      ${open === null ? option(EVENT_DOOR, texts.eventDoor) : nothing}
      ${sessions.map(({ id, title }) => option(id, title))}
    </select>
  </label>`
}

function directionChoice({ door }: Screen): TemplateResult {
  const { direction } = door.store.get().settings
  return html`<div class="row" role="group" aria-label=${texts.direction}>
    ${(['in', 'out'] as const).map(
      (each) =>
        html`<button class="grow" aria-pressed=${each === direction} @click=${() => door.choose({ direction: each })}>${texts.directions[each]}</button>`,
    )}
  </div>`
}

function updateNote({ ui }: Screen): TemplateResult | typeof nothing {
  if (!ui.get().hasUpdate) return nothing
  return html`<section class="note row" role="status"><span class="grow">${texts.newVersion}</span>
    <button @click=${takeUpdate}>${texts.update}</button></section>`
}

/** Asks the new service worker to take over; the page loads itself again then. */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage('take over')
}

function moreView(screen: Screen): TemplateResult {
  const { door, ui } = screen
  const { settings, who } = door.store.get()
  const { losing } = ui.get()
  return html`<details class="more">
    <summary>${texts.more}</summary>
    <label class="check"><input type="checkbox" .checked=${settings.sound} @change=${({ target }: Event) => door.choose({ sound: (target as HTMLInputElement).checked })} /> ${texts.sound}</label>
    ${badgeChoice(screen)}
    ${kioskStart(screen)}
    ${who.kind === 'member' ? html`<a class="button" href="${ROOT}/door?event=${CHOOSE}">${texts.otherEvent}</a>` : nothing}
    ${
      losing === null
        ? html`<button @click=${() => leave(screen, false)}>${texts.signOut}</button>`
        : html`<section class="note stop" role="alert"><p>${texts.signOutWith(losing)}</p>
          <button @click=${() => leave(screen, true)}>${texts.signOutAnyway}</button>
          <button @click=${() => ui.set({ losing: null })}>${texts.cancel}</button></section>`
    }
  </details>`
}

async function leave({ door, ui }: Screen, isForced: boolean): Promise<void> {
  const losing = await signOut(door, { isForced })
  if (losing > 0) ui.set({ losing })
}
