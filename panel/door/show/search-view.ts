import { html, nothing, type TemplateResult } from 'lit-html'
import type { Guest } from '../decide/door-guest.ts'
import { isEmail } from '../decide/email-hash.ts'
import type { Screen } from './screen.ts'
import { texts } from './texts.ts'

/** A ticket that a scanner types is no name, and is not searched for at every letter. */
const LOOKS_LIKE_TICKET = /^https?\W|.{60}/i
const MIN_LETTERS = 2

export const searchBox = (): HTMLInputElement | null => document.querySelector('#code')

/** The box for hand-held scanners, names and tickets that are typed, and the guests found. */
export function searchView(screen: Screen): TemplateResult {
  const { found } = screen.ui.get()
  return html`<form class="search" @submit=${(event: SubmitEvent) => submit(screen, event)}>
    <label for="code">${texts.box}</label>
    <input id="code" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" aria-describedby="code-about"
      @input=${({ target }: InputEvent) => search(screen, (target as HTMLInputElement).value)} />
    <p id="code-about" class="soft">${texts.boxAbout}</p>
    <p class="hidden" role="status">${found === null ? '' : found.length === 0 ? texts.noMatch : texts.found(found.length)}</p>
    ${found === null ? nothing : foundList(screen, found)}
  </form>`
}

function foundList(screen: Screen, found: Guest[]): TemplateResult {
  if (found.length === 0) return html`<p>${texts.noMatch}</p>`
  return html`<ul class="found">
    ${found.map(
      (guest) => html`<li>
      <button type="button" @click=${() => choose(screen, guest)}><bdi>${guest.name}</bdi><span class="soft">${stateOf(screen, guest)}</span></button>
    </li>`,
    )}
  </ul>`
}

function stateOf({ door }: Screen, { status, inside }: Guest): string {
  if (inside[door.store.get().settings.door]) return texts.isInside
  if (status === 'cancelled') return texts.isCancelled
  return status === 'registered' || status === 'unlisted' ? '' : texts.isWaiting
}

async function search({ door, ui }: Screen, text: string): Promise<void> {
  const isName = text.trim().length >= MIN_LETTERS && !LOOKS_LIKE_TICKET.test(text)
  if (!isEmail(text)) return ui.set({ found: isName ? door.roster.find(text) : null })
  const found = await door.find(text)
  if (searchBox()?.value === text) ui.set({ found })
}

/** The box of kiosk mode, which takes tickets and whole addresses, and finds nobody by part of a name. */
export function scanBox(screen: Screen): TemplateResult {
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    const text = empty(screen)
    if (isEmail(text)) void submitEmail(screen, text)
    else if (text.trim() !== '') void screen.door.scanText(text)
  }
  return html`<form class="search" @submit=${take}>
    <label for="code">${texts.kioskBox}</label>
    <input id="code" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" />
  </form>`
}

/** The box is emptied before anything is waited for, since the next scan may be on its way into it. */
function empty({ ui }: Screen): string {
  const box = searchBox()
  const text = box?.value ?? ''
  if (box) box.value = ''
  ui.set({ found: null })
  return text
}

function submit(screen: Screen, event: SubmitEvent): void {
  event.preventDefault()
  if (isEmail(searchBox()?.value ?? '')) return void submitEmail(screen, empty(screen))
  const [only, ...more] = screen.ui.get().found ?? []
  if (only && more.length > 0) return
  const text = empty(screen)
  if (only) void screen.door.scanGuest(only.id)
  else if (text.trim() !== '') void screen.door.scanText(text)
}

async function submitEmail({ door }: Screen, text: string): Promise<void> {
  const [guest] = await door.find(text)
  await (guest ? door.scanGuest(guest.id) : door.scanText(text))
}

function choose(screen: Screen, { id }: Guest): void {
  empty(screen)
  void screen.door.scanGuest(id)
  // A keyboard goes on where it was; on a phone this would open the keys of the screen.
  if (matchMedia('(pointer: fine)').matches) searchBox()?.focus()
}
