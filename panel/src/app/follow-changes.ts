import type { QueryClient } from '@tanstack/react-query'
import { openLiveStream } from '../api/live-stream.ts'
import { SITE } from '../api/site.ts'

const AT_MOST_EVERY_MS = 1_000
/** Without the stream. */
const POLL_MS = 10_000

/** Queries of the overview, which are computed from many kinds of rows. */
const OVERVIEW = ['standing', 'setup-progress']

/** Queries of the check-in of an event. */
const AT_THE_DOOR = ['check-in', 'sessions']

/** First parts of the keys of queries that show rows of a kind. For other kinds it is the plural of the kind. */
const SHOWN_BY: Record<string, string[]> = {
  attendee: ['attendees', 'events', 'analytics', 'answer-counts', ...AT_THE_DOOR, ...OVERVIEW],
  badge_award: ['badges', 'analytics'],
  badge_template: ['badges', 'badge-templates'],
  bulk_job: ['bulk', 'jobs', ...OVERVIEW, 'bulk-jobs', 'certificates'],
  certificate: ['certificates', 'attendees', 'events', 'analytics', ...OVERVIEW],
  account: ['accounts', 'pipeline', 'contacts'],
  deal: ['deals', 'pipeline', 'accounts', 'contacts', 'tasks'],
  not_duplicate: ['duplicates'],
  contact: ['contacts', 'person', 'accounts', 'pipeline', 'duplicates'],
  contact_import: ['contacts', 'contact-imports'],
  contact_note: ['contacts'],
  client: ['connected-apps', 'me'],
  design: ['designs', ...OVERVIEW],
  door_device: AT_THE_DOOR,
  // Scans that change nobody are noted at their event.
  event: ['events', 'survey_responses', ...AT_THE_DOOR, ...OVERVIEW],
  email: ['emails', ...OVERVIEW],
  email_template: ['email-templates', 'emailTemplates'],
  form_submission: ['form_submissions', 'forms'],
  session: ['events', ...AT_THE_DOOR],
  signing_key: ['signing-keys'],
  speaker: ['speakers', 'sessions'],
  // Stages and score rules belong to the organisation.
  organisation: ['organisation', 'credits', 'session', 'deals', 'pipeline', 'lead-scores'],
  training_assignment: ['training'],
  training_completion: ['training'],
  training_course: ['training'],
  training_evidence: ['training'],
  training_programme: ['training'],
  webhook_delivery: ['webhooks', 'deliveries'],
  webhook_endpoint: ['webhooks', ...OVERVIEW],
}

/**
 * Asks again for what is shown when it was changed elsewhere: at most once a second.
 * @param mayListen whether the stream is open to this person; without it all is asked again now and then
 * @returns what ends it
 */
export function followChanges(client: QueryClient, mayListen: boolean): () => void {
  const stale = new Set<string>()
  let waiting: ReturnType<typeof setTimeout> | null = null
  let isLive = false
  const refresh = () => {
    waiting = null
    if (stale.size === 0) return
    const roots = new Set(stale)
    stale.clear()
    waiting = setTimeout(refresh, AT_MOST_EVERY_MS)
    void client.invalidateQueries({
      predicate: ({ queryKey: [root] }) => root !== 'preview' && (roots.has('*') || roots.has(String(root))),
    })
  }
  const listen = () =>
    openLiveStream(`${SITE}/api/v1/admin/stream`, {
      onChange: ({ type }) => {
        for (const root of SHOWN_BY[type] ?? [type === '*' ? type : `${type}s`]) stale.add(root)
        if (waiting === null) refresh()
      },
      onLive: (is) => {
        isLive = is
      },
    })
  const close = mayListen ? listen() : () => {}
  const poll = setInterval(() => {
    if (isLive || document.hidden) return
    stale.add('*')
    if (waiting === null) refresh()
  }, POLL_MS)
  return () => {
    close()
    clearInterval(poll)
    if (waiting !== null) clearTimeout(waiting)
  }
}
