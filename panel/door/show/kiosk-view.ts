import { html, nothing, type TemplateResult } from 'lit-html'
import { keepFact } from '../keep/door-database.ts'
import { cameraView } from './camera-view.ts'
import type { Screen } from './screen.ts'
import { scanBox } from './search-view.ts'
import { texts } from './texts.ts'
import { verdictView } from './verdict-view.ts'

/** How long the button to leave is held where no PIN was set. */
const HOLD_MS = 3_000

/** Guests check themselves in: large type, and neither lists nor names of others. */
export function kioskView(screen: Screen): TemplateResult {
  const { event, kiosk, problem } = screen.door.store.get()
  return html`<main class="kiosk">
    <h1><bdi>${event!.event_name}</bdi></h1>
    ${verdictView(screen)}
    ${cameraView(screen)}
    ${scanBox(screen)}
    <footer class="row">
      ${problem?.kind === 'unreachable' ? html`<span class="chip off">${texts.offline}</span>` : nothing}
      ${kiosk!.pin ? pinForm(screen, kiosk!.pin) : holdButton(screen)}
    </footer>
  </main>`
}

function pinForm(screen: Screen, pin: string): TemplateResult {
  const leave = (event: SubmitEvent) => {
    event.preventDefault()
    const field = (event.target as HTMLFormElement).querySelector('input')!
    const isRight = field.value === pin
    field.value = ''
    screen.ui.set({ pinProblem: isRight ? null : texts.wrongPin })
    if (isRight) void setKiosk(screen, null)
  }
  return html`<details class="more">
    <summary>${texts.leaveKiosk}</summary>
    <form class="fields" novalidate @submit=${leave}>
      <label>${texts.pin}<input type="password" inputmode="numeric" autocomplete="off" maxlength="8" aria-describedby="pin-problem" /></label>
      <p id="pin-problem" role="alert">${screen.ui.get().pinProblem ?? ''}</p>
      <button>${texts.leaveKiosk}</button>
    </form>
  </details>`
}

let holding: ReturnType<typeof setTimeout> | undefined

function holdButton(screen: Screen): TemplateResult {
  const release = () => clearTimeout(holding)
  const press = () => {
    release()
    holding = setTimeout(() => void setKiosk(screen, null), HOLD_MS)
  }
  // A key that is held repeats.
  const pressKey = ({ key, repeat }: KeyboardEvent) => (key === 'Enter' || key === ' ') && !repeat && press()
  return html`<button
    class="quiet"
    @pointerdown=${press}
    @pointerup=${release}
    @pointerleave=${release}
    @keydown=${pressKey}
    @keyup=${release}
    @contextmenu=${(event: Event) => event.preventDefault()}
  >
    ${texts.holdToLeave}
  </button>`
}

/** The start of kiosk mode, among the settings of the door. */
export function kioskStart(screen: Screen): TemplateResult {
  const start = (event: SubmitEvent) => {
    event.preventDefault()
    const pin = (event.target as HTMLFormElement).querySelector('input')!.value.trim()
    void setKiosk(screen, { pin: pin || null })
  }
  return html`<form class="fields" @submit=${start}>
    <label>${texts.pinAbout}<input inputmode="numeric" pattern="[0-9]{4,8}" maxlength="8" autocomplete="off" /></label>
    <button>${texts.startKiosk}</button>
  </form>`
}

async function setKiosk({ door, ui }: Screen, kiosk: { pin: string | null } | null): Promise<void> {
  ui.get().running?.stop()
  ui.set({ camera: 'off', running: null, found: null, pinProblem: null })
  await keepFact(door.db, 'kiosk', kiosk)
  door.store.set({ kiosk, shown: null })
}
