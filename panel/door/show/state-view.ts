import { html, nothing, type TemplateResult } from 'lit-html'
import type { Reason } from '../decide/decide-scan.ts'
import { isClockWrong } from '../decide/device-clock.ts'
import type { AnsweredScan } from '../keep/keep-results.ts'
import type { DoorState } from '../run/door-state.ts'
import type { Screen } from './screen.ts'
import { texts, timeText } from './texts.ts'
import { placeOf } from './verdict-view.ts'

/** From this share of its places on a session is almost full. */
const ALMOST_FULL = 0.9

/** Whether the device is connected, what waits to be sent, and all that somebody at the door must know. */
export function stateView({ door }: Screen): TemplateResult {
  const { problem, queue, clockOffset, refused, disputes, event } = door.store.get()
  const isOffline = problem?.kind === 'unreachable'
  return html`<div class="state" role="status">
      <span class="chip ${isOffline ? 'off' : 'on'}" data-online=${!isOffline}>${isOffline ? texts.offline : texts.online}</span>
      <span data-inside>${insideText(door)}</span>
    </div>
    <div role="status">
      ${isOffline && event ? html`<p class="soft">${texts.offlineAbout(timeText(event.currentAt))}</p>` : nothing}
      ${queue.count > 0 && queue.since ? html`<p data-queued=${queue.count}>${texts.queued(queue.count, timeText(queue.since))}</p>` : nothing}
      ${problem && !isOffline ? html`<p class="note stop" data-problem=${problem.kind}>${problemText(problem)}</p>` : nothing}
      ${awaitedNote(door)}
      ${capacityNote(door)}
      ${isClockWrong(clockOffset) ? html`<p class="note look" data-clock>${texts.clock(Math.round(Math.abs(clockOffset) / 60_000), clockOffset > 0)}</p>` : nothing}
      ${refused.length > 0 ? html`<p class="note stop">${texts.refused(refused.length)}</p>` : nothing}
    </div>
    ${disputes.length > 0 ? disputeNote(door, disputes) : nothing}`
}

/** Returns why the device is not in step, in a sentence. */
export function problemText({ kind, detail }: NonNullable<DoorState['problem']>): string {
  if (kind === 'unreachable') return texts.noListYet
  return kind === 'storage' ? texts.storageFull : texts.refusedBy(detail)
}

function placesOf(door: Screen['door']) {
  const { event, settings, inside, guests } = door.store.get()
  return { inside, guests, capacity: event?.sessions.find(({ id }) => id === settings.door)?.capacity ?? null }
}

function insideText(door: Screen['door']): string {
  const { inside, guests, capacity } = placesOf(door)
  return capacity === null ? texts.guests(inside, guests) : texts.places(inside, capacity)
}

function capacityNote(door: Screen['door']): TemplateResult | typeof nothing {
  const { inside, capacity } = placesOf(door)
  if (capacity === null || inside < capacity * ALMOST_FULL) return nothing
  const text = inside < capacity ? texts.almostFull(inside, capacity) : texts.full(inside, capacity)
  return html`<p class="note look" data-capacity>${text}</p>`
}

/** How many places are kept for people who signed up. */
function awaitedNote({ store }: Screen['door']): TemplateResult | typeof nothing {
  const { awaited } = store.get()
  return awaited > 0 ? html`<p class="soft" data-awaited=${awaited}>${texts.awaited(awaited)}</p>` : nothing
}

function disputeNote({ store }: Screen['door'], disputes: AnsweredScan[]): TemplateResult {
  return html`<section class="note look" role="alert" data-disputes=${disputes.length}>
    <strong>${texts.disputes(disputes.length)}</strong>
    <ul>${disputes.map((each) => html`<li>${disputeText(each)}</li>`)}</ul>
    <button class="quiet" @click=${() => store.set({ disputes: [] })}>${texts.dismiss}</button>
  </section>`
}

const WORDS: Partial<Record<string, Reason>> = {
  cancelled: 'cancelled',
  bad_ticket: 'older_ticket',
  wrong_event: 'other_event',
  full: 'full',
}

function disputeText({ scan, result: { verdict, first } }: AnsweredScan): string {
  const name = scan.name || texts.unnamed
  if (first) return texts.dispute(name, timeText(first.at), placeOf({ device: first.device_id }))
  return texts.disputeOther(name, texts.reasons[WORDS[verdict] ?? 'unknown'].word)
}
