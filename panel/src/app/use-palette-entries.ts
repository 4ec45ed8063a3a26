import type { Found } from '@laurel/client'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { asCurl } from '../api/as-curl.ts'
import { laurel } from '../api/laurel.ts'
import { lastCall, type SentRequest } from '../api/requests.ts'
import { may } from '../api/sign-in-session.ts'
import { copyText } from '../components/copy-text.ts'
import { toast } from '../components/toasts.tsx'
import type { Formats } from '../messages/formats.ts'
import { useLanguage } from '../messages/use-messages.tsx'
import { placeMessages } from '../shell-parts/messages/places.ts'
import { placesOf } from '../shell-parts/places-of.ts'
import { addRoutes } from './lazy-routes.ts'
import { paletteMessages } from './messages/palette.ts'
import { shellMessages } from './messages/shell.ts'

/** An entry of the palette: a page to open or an action to run. */
export type Entry = { id: string; label: string; note: string; run: () => void }
type Group = { name: string; entries: Entry[] }

const AFTER_MS = 150
const FEWEST = 2

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i')

/** Entries that match the typed text: actions of the current page, pages, and records found by the service. */
export function usePaletteEntries(query: string, help: () => void): { groups: Group[]; isLooking: boolean } {
  const text = paletteMessages
  const { places: placesTitle } = shellMessages
  const near = useReachable()
  const [actions] = useState(actionsOfPage)
  const [call] = useState(lastCall)
  const calls = call === undefined ? [] : [copyingOf(call, text)]
  const keys = { id: 'keys', label: text.keys, note: '', run: help }
  const typed = query.trim()
  const { found, isLooking } = useFound(typed)
  const fits = ({ label }: Entry) => folded(label).includes(folded(typed))
  const groups = [
    { name: text.onThisPage, entries: [...actions, ...calls].filter(fits) },
    { name: placesTitle, entries: [...near, keys].filter(fits) },
    { name: text.found, entries: found },
  ]
  return { groups: groups.filter(({ entries }) => entries.length > 0), isLooking }
}

/** Everything the panel does goes through the API, so the last request can be copied as a command. */
function copyingOf(call: SentRequest, { copyCall, callCopied }: { copyCall: string; callCopied: string }): Entry {
  const note = `${call.method} ${new URL(call.url).pathname}`
  return {
    id: 'call',
    label: copyCall,
    note,
    run: () => void copyText(asCurl(call), copyCall).then(() => toast(callCopied)),
  }
}

/** The places that this person may see; those of an event only where one is open. */
function useReachable(): Entry[] {
  const places = useAllPlaces()
  const { who } = useRouteContext({ from: '/inside' })
  const names = placeMessages
  const text = paletteMessages
  const navigate = useNavigate()
  const { eventId } = useParams({ strict: false })
  return places
    .filter(
      ({ path, place }) =>
        (!place.scope || may(who, place.scope)) &&
        !/\$(?!eventId)/.test(path) &&
        (!path.includes('$eventId') || eventId !== undefined),
    )
    .map(({ path, place }) => ({
      id: `${path} ${place.name}`,
      label: names[place.name],
      note: path.includes('$eventId') ? text.ofThisEvent : '',
      run: () => void navigate({ to: path as '/events/$eventId', params: { eventId: eventId! } }),
    }))
}

/** Also those whose routes are not loaded yet. */
function useAllPlaces() {
  const router = useRouter()
  const [places, setPlaces] = useState(() => placesOf(router.routesById as never))
  useEffect(() => void addRoutes(router).then(() => setPlaces(placesOf(router.routesById as never))), [router])
  return places
}

/** Buttons of the page head and of the selection bar; the palette presses them. */
function actionsOfPage(): Entry[] {
  const buttons = document.querySelectorAll<HTMLElement>('.page-actions :is(a, button), .chosen :is(a, button)')
  return [...buttons].flatMap((button, nth) => {
    const label = button.textContent?.trim() ?? ''
    if (label === '' || button.matches(':disabled')) return []
    const run = () => {
      button.focus()
      button.click()
    }
    return [{ id: `action ${nth}`, label, note: '', run }]
  })
}

/** Returns the subtitle of a record, with the day of an event and the status of a certificate in words. */
function subtitleOf({ kind, subtitle }: Found, statuses: Record<string, string>, { day }: Formats): string {
  if (kind === 'event') return subtitle && day(subtitle, new Intl.DateTimeFormat().resolvedOptions().timeZone)
  return kind === 'certificate' ? subtitle.replace(/[a-z]+$/, (status) => statuses[status] ?? status) : subtitle
}

function useFound(typed: string): { found: Entry[]; isLooking: boolean } {
  const { kinds, statuses } = paletteMessages
  const { formats } = useLanguage()
  const navigate = useNavigate()
  const [asked] = useDebouncedValue(typed, AFTER_MS)
  const isAsked = typed.length >= FEWEST
  const { data, isFetching } = useQuery({
    queryKey: ['found', asked],
    queryFn: () => laurel.organisation.find({ q: asked }),
    enabled: asked.length >= FEWEST,
    placeholderData: keepPreviousData,
  })
  const goTo = ({ kind, id, event_id }: Found) => {
    const open = { open: String(id) }
    if (kind === 'event') return navigate({ to: '/events/$eventId', params: { eventId: id } })
    if (kind === 'design') return navigate({ to: '/designs/$designId', params: { designId: String(id) } })
    if (kind === 'certificate') return navigate({ to: '/certificates', search: open })
    if (kind === 'contact') return navigate({ to: '/crm/contacts/$contactId', params: { contactId: String(id) } })
    return navigate({ to: '/events/$eventId/attendees', params: { eventId: event_id! }, search: open })
  }
  const found = (isAsked && data ? data : []).flatMap((each) => {
    const name = kinds[each.kind]
    if (name === undefined) return []
    const { title } = each
    const note = [name, subtitleOf(each, statuses, formats)].filter(Boolean).join(' · ')
    return [{ id: `${each.kind} ${each.id}`, label: title, note, run: () => void goTo(each) }]
  })
  return { found, isLooking: isAsked && (isFetching || asked !== typed) }
}
