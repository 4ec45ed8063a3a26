import { useRouteContext, useSearch } from '@tanstack/react-router'
import { useLanguage } from '../../messages/use-messages.tsx'
import type { Audience } from './audience-fields.tsx'
import { NewMessagePage } from './new-message.tsx'

const TEXTS = ['search', 'stage', 'owner', 'source', 'active_since', 'inactive_since'] as const
const NUMBERS = ['min_score', 'max_score', 'account_id'] as const

/** The audience that the list of contacts passed on: the selected ones, or its search and filters. */
function audienceOf({ contacts, tag, ...asked }: Record<string, string | undefined>): Audience {
  if (contacts !== undefined) return { contact_ids: contacts.split(',').map(Number) }
  return {
    ...Object.fromEntries(TEXTS.flatMap((name) => (asked[name] ? [[name, asked[name]]] : []))),
    ...Object.fromEntries(NUMBERS.flatMap((name) => (asked[name] ? [[name, Number(asked[name])]] : []))),
    ...(tag && { tags: [tag] }),
  }
}

export function NewContactMessagePage() {
  const { who } = useRouteContext({ from: '/inside' })
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const { language } = useLanguage()
  return (
    <NewMessagePage
      eventId={null}
      zone={who.organisation.time_zone}
      language={language}
      audience={audienceOf(search)}
    />
  )
}
