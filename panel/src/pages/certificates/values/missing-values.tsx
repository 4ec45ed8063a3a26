import type { CertificateCandidate, IssuePreview } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { eventQuery } from '../../../api/event-queries.ts'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { certificateValueMessages } from './messages.ts'

/** Attendees without a value: the certificate omits the line, or they get none. */
export type MissingChoice = 'blank' | 'skip'

/** Most people who are named. */
const NAMED = 10
/** As many as the service lists on a page. */
const READ = 200

type Props = {
  eventId: number
  /** The named attendees; empty: all. */
  attendees: number[]
  preview: IssuePreview
  choice: MissingChoice
  choose: (choice: MissingChoice) => void
}

/** Shows which attendees lack a value, and lets the organiser choose. */
export function MissingValues({ eventId, attendees, preview, choice, choose }: Props) {
  const text = certificateValueMessages
  const { formats } = useLanguage()
  const { missing_values: lacking, reasons } = preview
  const isSkipping = choice === 'skip' && reasons.some(({ reason }) => reason === 'missing_values')
  if (lacking.length === 0 && !isSkipping) return null
  return (
    <section className="stack">
      <ul className="problems">
        {lacking.map(({ key, label, count }) => (
          <li key={key}>{text.lacking(formats.number(count), label)}</li>
        ))}
      </ul>
      <Names eventId={eventId} attendees={attendees} />
      <fieldset className="choices">
        <legend>{text.choose}</legend>
        {(['blank', 'skip'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="missing_values" checked={choice === each} onChange={() => choose(each)} />
            {text[each]}
          </label>
        ))}
      </fieldset>
    </section>
  )
}

/** The first people who lack a value, each with the labels of those. */
function Names({ eventId, attendees }: Pick<Props, 'eventId' | 'attendees'>) {
  const text = certificateValueMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const { data: event } = useQuery({ ...eventQuery(eventId), enabled: may(who, 'events:read') })
  const people = useQuery({
    queryKey: ['preview', 'missing values', eventId, attendees],
    gcTime: 0,
    enabled: may(who, 'attendees:read'),
    queryFn: () => laurel.certificates.listCandidates(eventId, { missing_values: true, limit: READ }),
  })
  if (people.isError) return <ProblemNote error={people.error} retry={() => void people.refetch()} />
  const found = (people.data?.rows ?? []).filter(({ attendee_id, eligible }) =>
    attendees.length === 0 ? eligible : attendees.includes(attendee_id),
  )
  const labelOf = (wanted: string) => event?.certificate_values.find(({ key }) => key === wanted)?.label ?? wanted
  const labels = ({ missing_values }: CertificateCandidate) => missing_values.map(labelOf).join(', ')
  return (
    <ul className="soft problems">
      {found.slice(0, NAMED).map((each) => (
        <li key={each.attendee_id}>
          <bdi>{text.who(each.name, labels(each))}</bdi>
        </li>
      ))}
      {found.length > NAMED && <li>{text.more(formats.number(found.length - NAMED))}</li>}
    </ul>
  )
}
