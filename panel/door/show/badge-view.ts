import { html, nothing, type TemplateResult } from 'lit-html'
import { isMoved } from '../decide/decide-scan.ts'
import { BADGE_LAYOUTS, type BadgeLayout } from '../keep/door-database.ts'
import type { Shown } from '../run/door-state.ts'
import { printFile } from '../run/print-file.ts'
import { API } from '../run/site-root.ts'
import { readPdf, ServiceProblem } from '../sync/door-service.ts'
import type { Screen } from './screen.ts'
import { texts } from './texts.ts'

/** Prints the name badge of a guest whom kiosk mode has just let in, if this device is set to. */
export function printInKiosk(screen: Screen): void {
  const { kiosk, settings } = screen.door.store.get()
  if (kiosk && settings.badge !== null && letIn(screen) !== null) void printBadge(screen)
}

/** The button for the name badge of the guest who was just let in. */
export function badgeButton(screen: Screen): TemplateResult | typeof nothing {
  if (letIn(screen) === null) return nothing
  return html`<button class="quiet" @click=${() => printBadge(screen)}>${texts.printBadge}</button>`
}

/** How the printing of the last guest's name badge went. */
export function badgeNote({ door, ui }: Screen): TemplateResult {
  const { nth, state } = ui.get().badge
  const isTold = nth === door.store.get().scanned && state !== 'none'
  return html`<p role="status" data-badge=${isTold ? state : 'none'}>${isTold ? texts.badgeStates[state] : ''}</p>`
}

/** The choice whether and on which paper kiosk mode prints name badges. */
export function badgeChoice({ door }: Screen): TemplateResult {
  const { badge } = door.store.get().settings
  const choose = ({ target }: Event) =>
    door.choose({ badge: ((target as HTMLSelectElement).value || null) as BadgeLayout | null })
  return html`<label class="choice"><span>${texts.badge}</span>
    <select @change=${choose}>
      <option value="" ?selected=${badge === null}>${texts.badgeOff}</option>
      ${BADGE_LAYOUTS.map((each) => html`<option value=${each} ?selected=${each === badge}>${texts.badgeLayouts[each]}</option>`)}
    </select>
  </label>`
}

/** Returns the guest whom the last scan let in; null for another verdict, and for one whom the service does not know yet. */
function letIn({ door }: Screen): Shown['guest'] {
  const { shown } = door.store.get()
  const isIn = shown && isMoved(shown.verdict) && !shown.isUndone && shown.scan.direction === 'in'
  return isIn ? shown.guest : null
}

async function printBadge(screen: Screen): Promise<void> {
  const { door, ui } = screen
  const { who, scanned: nth, settings } = door.store.get()
  const { id } = letIn(screen)!
  const tell = (state: ReturnType<typeof ui.get>['badge']['state']) => {
    // A later verdict may have a badge of its own.
    if (nth >= ui.get().badge.nth) ui.set({ badge: { nth, state } })
  }
  if (!navigator.pdfViewerEnabled) return tell('no_viewer')
  tell('printing')
  const asked = new URLSearchParams({ layout: settings.badge ?? BADGE_LAYOUTS[0], attendee_ids: String(id) })
  try {
    await printFile(
      await readPdf(`${API}/admin/events/${door.eventId}/name-badges.pdf?${asked}`, who),
      texts.printBadge,
    )
    tell('none')
  } catch (error) {
    tell(error instanceof ServiceProblem && error.problem.kind === 'unreachable' ? 'offline' : 'failed')
  }
}
