import { render } from 'lit-html'
import { type DoorDatabase, openDoorDatabase } from './keep/door-database.ts'
import { followScanner } from './read/hand-scanner.ts'
import { keepAwake } from './read/keep-awake.ts'
import { enter, findStart, type Start } from './run/find-who.ts'
import { keepInStep } from './run/keep-in-step.ts'
import { openDoor } from './run/open-door.ts'
import { DATABASE, ROOT } from './run/site-root.ts'
import { printInKiosk } from './show/badge-view.ts'
import { doorView, takeUpdate } from './show/door-view.ts'
import { makeScreen, type Screen } from './show/screen.ts'
import { searchBox } from './show/search-view.ts'
import { prepareSound, signal } from './show/signals.ts'
import { endedView, startView } from './show/start-view.ts'
import { language, texts } from './show/texts.ts'
import { toneOf } from './show/verdict-view.ts'

/** Whether this page makes way for a newer version of itself, which finds the scans that wait. */
let isReplaced = false
const reload = () => {
  isReplaced = true
  location.reload()
}

const root = document.querySelector<HTMLElement>('#door')!
document.documentElement.lang = language
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
document.title = `${texts.title} · Laurel`

// Another tab with a newer version of the page changes the database.
const db = await openDoorDatabase(DATABASE, reload)
await show(db, await findStart(db))

async function show(db: DoorDatabase, start: Start): Promise<void> {
  if (start.kind !== 'door') {
    const choose = async ({ id }: { id: number }) => {
      if (start.kind === 'choose') await show(db, await enter(db, start.who, id))
    }
    render(startView(start, { queued: await db.count('scans'), choose }), root)
    return
  }
  const door = await openDoor(db, start.who, start.eventId)
  const screen = makeScreen(door)
  let last = 0
  const draw = () => {
    const { ended, queue, shown, isUnstored, scanned, settings } = door.store.get()
    if (ended) {
      screen.ui.get().running?.stop()
      return render(endedView(ended, queue.count), root)
    }
    if ((shown || isUnstored) && scanned !== last) {
      last = scanned
      signal(shown ? toneOf(shown) : 'stop', settings.sound)
      if (shown) printInKiosk(screen)
    }
    return render(doorView(screen), root)
  }
  door.store.onChange(draw)
  screen.ui.onChange(draw)
  draw()
  followDevice(screen)
  keepInStep(door)
}

/** Follows what happens around the page: scanners, leaving, sleeping, and new versions of it. */
function followDevice({ door, ui }: Screen): void {
  if (matchMedia('(pointer: fine)').matches) searchBox()?.focus()
  followScanner(searchBox)
  prepareSound()
  keepAwake()
  addEventListener('beforeunload', (event) => {
    if (door.store.get().queue.count > 0 && !door.store.get().ended && !isReplaced) event.preventDefault()
  })
  void followVersions(() => ui.set({ hasUpdate: true }))
}

/** A version that waits takes over when the page starts; one that comes later is offered. */
async function followVersions(offer: () => void): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers || import.meta.env.DEV) return
  // The first worker takes over a page that is as new as itself.
  let isKept = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (isKept) reload()
    isKept = true
  })
  const registration = await workers.register(`${ROOT}/door/service-worker.js`, { scope: `${ROOT}/door` })
  if (registration.waiting && isKept) return takeUpdate()
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isKept) offer()
    })
  })
}
