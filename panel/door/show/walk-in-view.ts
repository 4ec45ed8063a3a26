import { html, nothing, type TemplateResult } from 'lit-html'
import { isEmail } from '../decide/email-hash.ts'
import type { Screen } from './screen.ts'
import { texts } from './texts.ts'

const FIELDS = [
  { name: 'first_name', label: 'firstName', type: 'text', max: 200, isRequired: true },
  { name: 'last_name', label: 'lastName', type: 'text', max: 200, isRequired: false },
  { name: 'email', label: 'email', type: 'email', max: 254, isRequired: true },
] as const

/** A guest without a registration: they are let in at once, and registered by the service when it has the scan. */
export function walkInView(screen: Screen): TemplateResult | typeof nothing {
  const { settings } = screen.door.store.get()
  if (settings.direction === 'out') return nothing
  const { walkInProblem } = screen.ui.get()
  return html`<details class="more">
    <summary>${texts.addGuest}</summary>
    <form class="fields" novalidate @submit=${(event: SubmitEvent) => add(screen, event)}>
      ${FIELDS.map(
        ({ name, label, type, max, isRequired }) => html`<label
          >${texts[label]}<input
            name=${name}
            type=${type}
            maxlength=${max}
            autocomplete="off"
            ?required=${isRequired}
            aria-describedby="walk-in-problem"
        /></label>`,
      )}
      <p id="walk-in-problem" role="alert">${walkInProblem ?? ''}</p>
      <button class="main">${texts.addAndLetIn}</button>
    </form>
  </details>`
}

async function add({ door, ui }: Screen, event: SubmitEvent): Promise<void> {
  event.preventDefault()
  const form = event.target as HTMLFormElement
  const typed = new FormData(form)
  const [first_name, last_name, email] = FIELDS.map(({ name }) => String(typed.get(name)).trim())
  const missing = FIELDS.filter(({ name, isRequired }) => isRequired && !String(typed.get(name)).trim())
  if (missing.length > 0) return ui.set({ walkInProblem: texts.fillIn(missing.map(({ label }) => texts[label])) })
  if (!isEmail(email!)) return ui.set({ walkInProblem: texts.wrongEmail })
  // Emptied before anything is waited for, like the box for tickets.
  form.reset()
  form.closest('details')!.open = false
  ui.set({ walkInProblem: null })
  const walkIn = { first_name: first_name!, email: email!, ...(last_name && { last_name }) }
  if ((await door.scanWalkIn(walkIn)) !== null) return
  // It could not be stored, and is tried again without typing.
  form.closest('details')!.open = true
  for (const { name } of FIELDS) (form.elements.namedItem(name) as HTMLInputElement).value = String(typed.get(name))
}
