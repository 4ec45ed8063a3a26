import { Link, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { laurel } from '../api/laurel.ts'
import type { SignedIn } from '../api/sign-in-session.ts'
import { ROOT } from '../api/site.ts'
import {
  BadgeCheck,
  CalendarDays,
  ChartColumn,
  CircleUserRound,
  ClipboardList,
  CodeXml,
  GraduationCap,
  House,
  LogOut,
  Mail,
  Medal,
  Palette,
  Search,
  Settings,
  UserRoundSearch,
  Users,
} from '../components/icons.tsx'
import { placeMessages } from '../shell-parts/messages/places.ts'
import { mayOpen, ON_PHONE } from '../shell-parts/place-menu.ts'
import type { Place, PlaceName } from '../shell-parts/places.ts'
import { shellMessages } from './messages/shell.ts'

const SwitchOrganisation = lazy(async () => ({
  default: (await import('../shell-parts/switch-organisation.tsx')).SwitchOrganisation,
}))
const EventMenu = lazy(async () => ({ default: (await import('./event-menu.tsx')).EventMenu }))

const ICONS: Partial<Record<PlaceName, typeof House>> = {
  overview: House,
  events: CalendarDays,
  designs: Palette,
  certificates: Medal,
  badges: BadgeCheck,
  crm: Users,
  forms: ClipboardList,
  training: GraduationCap,
  emails: Mail,
  analytics: ChartColumn,
  person: UserRoundSearch,
  developers: CodeXml,
  settings: Settings,
}

type Props = { who: SignedIn; places: readonly { path: string; place: Place }[]; search: () => void }

/** Organisation, search, main pages, pages of the open event, and account. On a phone it is the bar at the bottom. */
export function SideBar({ who, places, search }: Props) {
  const text = shellMessages
  return (
    <nav className="side" aria-label={text.places}>
      <div className="brand wide">
        <img src={`${ROOT}/admin/laurel.svg`} alt="" />
        <span>
          <bdi>{who.organisation.name}</bdi>
        </span>
      </div>
      <button type="button" className="side-search" onClick={search}>
        <Search aria-hidden size={18} />
        <span>{text.search}</span>
        <kbd className="wide" aria-hidden>
          {/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <div className="side-places">
        <MainPlaces places={places} who={who} />
      </div>
      {who.organisations.length > 1 && (
        <div className="wide">
          <Suspense>
            <SwitchOrganisation who={who} />
          </Suspense>
        </div>
      )}
      <Person name={who.person.name} />
    </nav>
  )
}

/** Links to the main pages that the person may open. */
function MainPlaces({ places, who }: Pick<Props, 'places' | 'who'>) {
  const names = placeMessages
  const { eventId } = useParams({ strict: false })
  const main = places.filter(({ place }) => place.within === 'main' && mayOpen(who, place))
  return main.map(({ path, place: { name } }) => {
    const Icon = ICONS[name]
    return [
      <Link
        key={path}
        className={ON_PHONE.includes(name) ? '' : 'wide'}
        to={path as '/'}
        activeOptions={{ exact: path === '/', includeSearch: false }}
      >
        {Icon && <Icon aria-hidden size={18} />}
        <span>{names[name]}</span>
      </Link>,
      name === 'events' && eventId !== undefined && (
        <Suspense key="event" fallback={<div className="menu-room wide" />}>
          <EventMenu eventId={eventId} />
        </Suspense>
      ),
    ]
  })
}

function Person({ name }: { name: string }) {
  const text = shellMessages
  const navigate = useNavigate()
  const router = useRouter()
  const leave = async () => {
    await laurel.auth.signOut()
    router.options.context.client.clear()
    await navigate({ to: '/sign-in' })
  }
  return (
    <div className="person">
      <Link to="/me">
        <CircleUserRound aria-hidden size={18} />
        <bdi className="cell">{name}</bdi>
      </Link>
      <button type="button" className="plain wide" onClick={leave}>
        <LogOut aria-hidden size={18} /> {text.signOut}
      </button>
    </div>
  )
}
