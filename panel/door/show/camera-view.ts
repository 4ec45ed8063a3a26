import { html, nothing, type TemplateResult } from 'lit-html'
import { startCamera } from '../read/camera.ts'
import { IS_SECURE } from '../run/site-root.ts'
import type { Screen } from './screen.ts'
import { texts } from './texts.ts'

const PROBLEMS: Record<string, keyof typeof texts & `camera${string}`> = {
  NotAllowedError: 'cameraDenied',
  NotFoundError: 'cameraMissing',
  OverconstrainedError: 'cameraMissing',
}

/** The camera, or what to do where there is none. */
export function cameraView(screen: Screen): TemplateResult {
  const { camera, cameraProblem, running, isLit } = screen.ui.get()
  if (!IS_SECURE)
    return html`<section class="note look"><p>${texts.needsHttps}</p><p>${texts.needsHttpsWays}</p></section>`
  const isOn = camera !== 'off'
  return html`<section class="camera">
    <video muted playsinline aria-label=${texts.cameraChoice} ?hidden=${!isOn}></video>
    <div class="row">
      <button class=${isOn ? 'grow' : 'main grow'} ?disabled=${camera === 'starting'} @click=${() => (isOn ? stop(screen) : start(screen))}>
        ${isOn ? texts.stopCamera : texts.camera}
      </button>
      ${running?.torch ? html`<button aria-pressed=${isLit} @click=${() => light(screen)}>${texts.torch}</button>` : nothing}
      ${running && running.cameras.length > 1 ? cameraChoice(screen) : nothing}
    </div>
    ${cameraProblem ? html`<p class="note look" role="alert">${cameraProblem}</p>` : nothing}
  </section>`
}

function cameraChoice(screen: Screen): TemplateResult {
  const { running } = screen.ui.get()
  return html`<select aria-label=${texts.cameraChoice} @change=${({ target }: Event) => change(screen, (target as HTMLSelectElement).value)}>
    ${running!.cameras.map(({ id, label }, nth) => html`<option value=${id} ?selected=${id === running!.id}>${label || `${texts.cameraChoice} ${nth + 1}`}</option>`)}
  </select>`
}

async function start(screen: Screen): Promise<void> {
  const { door, ui } = screen
  ui.set({ camera: 'starting', cameraProblem: null })
  const video = document.querySelector('video')!
  try {
    const running = await startCamera(video, door.store.get().settings.cameraId, (text) => void door.scanText(text))
    ui.set({ camera: 'on', running, isLit: false })
  } catch (error) {
    const problem = texts[PROBLEMS[(error as Error).name] ?? 'cameraFailed'] as string
    ui.set({ camera: 'off', running: null, cameraProblem: problem })
  }
}

function stop({ ui }: Screen): void {
  ui.get().running?.stop()
  ui.set({ camera: 'off', running: null })
}

async function change(screen: Screen, cameraId: string): Promise<void> {
  stop(screen)
  await screen.door.choose({ cameraId })
  await start(screen)
}

async function light({ ui }: Screen): Promise<void> {
  const { running, isLit } = ui.get()
  await running?.torch?.(!isLit)
  ui.set({ isLit: !isLit })
}
