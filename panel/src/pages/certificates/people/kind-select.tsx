import { useQuery } from '@tanstack/react-query'
import { eventQuery } from '../../../api/event-queries.ts'
import { DEFAULT_KIND } from '../../../components/default-kind.ts'
import { NativeSelect } from '../../../components/inputs.ts'
import { peopleMessages } from './messages.ts'

type Props = { eventId: number; kind: string; choose: (kind: string) => void }

/** Choice of the kind of certificate, where the event has more than one. */
export function KindSelect({ eventId, kind, choose }: Props) {
  const text = peopleMessages
  const { data: event } = useQuery(eventQuery(eventId))
  if (!event || event.certificate_kinds.length === 0) return null
  const kinds = event.certificate_kinds.map(({ kind: value, label }) => ({ value, label }))
  return (
    <NativeSelect
      label={text.kind}
      data={[{ value: DEFAULT_KIND, label: text.attendee }, ...kinds]}
      value={kind}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  )
}
