import { addressOfDocument, askFor, type Store } from './ask/document-store.ts'
import { checkFile, withoutChecks } from './check/check-file.ts'
import type { Bytes } from './read/bytes.ts'
import { resultView } from './show/result-view.ts'
import { type Kept, savePage } from './show/save-page.ts'
import { type Words, written } from './show/words.ts'

/** The largest certificates have a photograph across the page. */
const MAX_FILE = 40_000_000
const MAX_FILES = 20
const MAX_DOCUMENT = 262_144

const read = <T>(id: string): T => JSON.parse(document.getElementById(id)?.textContent || 'null') as T
const words = read<Words>('file-check-words')
const kept = read<Kept | null>('file-check-kept')
const box = document.getElementById('file-check')!
const input = box.querySelector('input')!
const status = document.getElementById('file-check-status')!
const results = document.getElementById('file-check-results')!
const store: Store = { kept: kept?.documents ?? {}, given: {}, fetched: {} }
let turn = 0

/** Checks files one after another; keys and lists among them are for the others. */
async function checkAll(files: File[]): Promise<void> {
  const mine = ++turn
  results.replaceChildren()
  const certificates: File[] = []
  for (const file of files.slice(0, MAX_FILES)) if (!(await isGiven(file))) certificates.push(file)
  const ask = askFor(store)
  for (const file of certificates) {
    if (mine !== turn) return
    status.replaceChildren(...written(words.reading, { name: file.name }, words.language))
    const view = await viewOf(file, ask)
    if (mine !== turn) return
    results.append(view)
  }
  status.textContent = files.length > MAX_FILES ? words.tooMany : ''
  results.querySelector('h3')?.focus()
}

async function viewOf(file: File, ask: ReturnType<typeof askFor>): Promise<HTMLElement> {
  const shown = { words, keptOn: kept && new Date(kept.day), name: file.name }
  if (file.size > MAX_FILE) return resultView(withoutChecks('large'), shown)
  const bytes: Bytes = new Uint8Array(await file.arrayBuffer())
  const origin = location.protocol === 'http:' ? location.origin : null
  return resultView(await checkFile(bytes, { ask, origin, now: new Date() }), shown)
}

async function isGiven(file: File): Promise<boolean> {
  if (file.size > MAX_DOCUMENT) return false
  const text = await file.text()
  const address = addressOfDocument(text)
  if (address !== null) store.given[address] = text
  return address !== null
}

addEventListener('dragover', (event) => {
  event.preventDefault()
  box.classList.add('over-it')
})
addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) box.classList.remove('over-it')
})
addEventListener('drop', (event) => {
  event.preventDefault()
  box.classList.remove('over-it')
  void checkAll([...(event.dataTransfer?.files ?? [])])
})
input.addEventListener('change', () => {
  const files = [...(input.files ?? [])]
  // The same file may be chosen again after it was saved again.
  input.value = ''
  void checkAll(files)
})
const link = document.getElementById('file-check-keep') as HTMLAnchorElement | null
link?.addEventListener('click', (event) => {
  // Without documents the link leads to the same page.
  if (Object.keys(store.fetched).length === 0) return
  event.preventDefault()
  void savePage(link.href, { day: new Date().toISOString(), documents: store.fetched })
})
for (const id of ['holds', 'empty']) {
  const note = document.getElementById(`file-check-${id}`)
  if (note) note.hidden = (id === 'holds') !== (kept !== null)
}
document.getElementById('file-check-note')!.hidden = true
box.hidden = false
