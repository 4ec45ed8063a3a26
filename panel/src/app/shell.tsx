import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { laurel } from '../api/laurel.ts'
import { sessionQuery } from '../api/sign-in-session.ts'
import { Toasts } from '../components/toasts.tsx'
import { type ViewStore, ViewStoreContext } from '../components/view-store.ts'
import { PlaceOutlet } from '../shell-parts/place-outlet.tsx'
import { placesOf } from '../shell-parts/places-of.ts'
import { keepFocus } from './keep-focus.ts'
import { shellMessages } from './messages/shell.ts'
import { Presence } from './presence.tsx'
import { type Over, ShellKeys } from './shell-keys.tsx'
import { SideBar } from './side-bar.tsx'
import { useOwnLooks } from './use-own-looks.ts'

const views: ViewStore = { read: () => laurel.me.views(), save: (of) => laurel.me.saveViews(of) }

/**
 * Starts live updates after the page has rendered, so that they do not delay it.
 * @returns a function that stops them
 */
function followLater(client: QueryClient, mayListen: boolean): () => void {
  let end: (() => void) | null = null
  let isGone = false
  void import('./follow-changes.ts').then(({ followChanges }) => {
    if (!isGone) end = followChanges(client, mayListen)
  })
  return () => {
    isGone = true
    end?.()
  }
}

/** Frame of every page: navigation, organisation and account. */
export function Shell() {
  const { who } = useRouteContext({ from: '/inside' })
  const text = shellMessages
  const router = useRouter()
  const places = placesOf(router.routesById as never)
  const [over, setOver] = useState<Over>(null)
  useSignedOutElsewhere()
  useOwnLooks(who.person)
  useEffect(keepFocus, [])
  const { client } = router.options.context
  const mayListen = who.event_ids === null
  useEffect(() => followLater(client, mayListen), [client, mayListen])
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <SideBar who={who} places={places} search={() => setOver('palette')} />
      <main className="main" id="main" tabIndex={-1}>
        <ViewStoreContext value={views}>
          <PlaceOutlet />
        </ViewStoreContext>
      </main>
      <Toasts />
      <ShellKeys places={places} shown={over} show={setOver} />
      <Presence />
    </div>
  )
}

/** A person who signed out in another tab, or whose session was revoked, is redirected to sign-in. */
function useSignedOutElsewhere() {
  const { data } = useQuery(sessionQuery)
  const router = useRouter()
  useEffect(() => {
    if (data === null) void router.invalidate()
  }, [data, router])
}
