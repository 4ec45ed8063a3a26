import { html, nothing, type TemplateResult } from 'lit-html'
import { isMoved, type Reason } from '../decide/decide-scan.ts'
import type { Entry } from '../decide/door-guest.ts'
import { deviceName } from '../run/device-names.ts'
import type { Shown } from '../run/door-state.ts'
import { badgeButton, badgeNote } from './badge-view.ts'
import type { Screen } from './screen.ts'
import type { Tone } from './signals.ts'
import { texts, timeText } from './texts.ts'

const LOOK: Reason[] = ['already_inside', 'not_inside', 'full', 'kept', 'waiting', 'pending', 'unknown_key']
const MARKS: Record<Tone, string> = { good: '✓', look: '!', stop: '✕' }

export function toneOf({ verdict, reason }: Pick<Shown, 'verdict' | 'reason'>): Tone {
  if (isMoved(verdict)) return 'good'
  return LOOK.includes(reason) ? 'look' : 'stop'
}

/** The verdict on the last scan: a colour, a sign, a word and the name. It is read out, and hinders no next scan. */
export function verdictView(screen: Screen): TemplateResult {
  const { door } = screen
  const { shown, scanned, kiosk, isUnstored } = door.store.get()
  if (isUnstored) return unstoredView(screen)
  return html`<section class="verdict ${shown && !shown.isUndone ? toneOf(shown) : ''}" data-verdict=${shown?.verdict ?? 'none'}
    data-reason=${shown?.reason ?? ''} data-nth=${scanned} data-took=${shown?.took.toFixed(1) ?? ''}>
    <div class="words" role="status" aria-live="assertive" aria-atomic="true">
      ${shown ? wordsOf(shown) : html`<p>${kiosk ? texts.scanYours : texts.scanOrType}</p>`}
    </div>
    ${shown && !kiosk ? nextStep(screen, shown) : nothing}
    ${badgeNote(screen)}
  </section>`
}

/** In place of a verdict: nobody was let in or out, because this device could not store it. */
function unstoredView({ door }: Screen): TemplateResult {
  const { shown, scanned } = door.store.get()
  const { word, note } = texts.unstored
  return html`<section class="verdict stop" data-verdict="none" data-reason="unstored" data-nth=${scanned}>
    <div class="words" role="status" aria-live="assertive" aria-atomic="true">
      <span class="mark" aria-hidden="true">${MARKS.stop}</span>
      <div><strong>${word}</strong><div>${note}</div></div>
    </div>
    ${shown ? html`<button class="quiet" @click=${() => door.undo()}>${texts.undo}</button>` : nothing}
  </section>`
}

function wordsOf(shown: Shown): TemplateResult {
  const { word, note } = texts.reasons[shown.reason]
  const mark = shown.reason === 'unknown' ? '?' : MARKS[toneOf(shown)]
  const name = nameOf(shown)
  return html`<span class="mark" aria-hidden="true">${shown.isUndone ? '↶' : mark}</span>
    <div>
      <strong>${shown.isUndone ? texts.undone : word}</strong>
      <div class="who"><bdi>${name}</bdi></div>
      ${shown.isUndone ? nothing : html`<div class=${shown.reason === 'not_signed_up' ? 'note look' : ''}>${sinceText(shown) || note}</div>`}
    </div>`
}

function nameOf({ guest, scan, presented }: Shown): string {
  if ('text' in presented) return presented.text.slice(0, 60)
  return guest?.name || scan.name || (guest ? texts.unnamed : '')
}

function sinceText({ reason, since }: Shown): string {
  if (reason !== 'already_inside' || !since?.at) return ''
  return texts.since(timeText(since.at), placeOf(since))
}

/** Returns the name of a device as people know it; null where it has none. */
export function placeOf({ device }: Pick<Entry, 'device'>): string | null {
  if (device === null) return null
  return device === '' ? texts.thisDevice : deviceName(device)
}

function nextStep(screen: Screen, shown: Shown): TemplateResult | typeof nothing {
  const { door } = screen
  if (shown.verdict === 'full')
    return html`<button class="quiet" @click=${() => door.letInAnyway()}>${texts.letInAnyway}</button>`
  if (isMoved(shown.verdict) && !shown.isUndone)
    return html`<div class="row">
      <button class="quiet" @click=${() => door.undo()}>${texts.undo}</button>
      ${badgeButton(screen)}
    </div>`
  return nothing
}
