import './certificates.css'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { dataAddress } from '../../components/data-address.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { certificateMessages } from './messages.ts'

const WIDTH = 700

/** The certificate of the first who will get one, drawn by the service as it would be issued. */
export function IssueExample({ eventId, attendees }: { eventId: number; attendees: number[] }) {
  const text = certificateMessages
  const { data: event } = useQuery(eventQuery(eventId))
  const example = useQuery({
    queryKey: ['preview', 'certificate', eventId, attendees, event?.template_id, event?.event_language],
    enabled: event !== undefined,
    gcTime: 0,
    queryFn: async () => {
      const { rows } = await laurel.certificates.listCandidates(eventId, { eligible: true, limit: 200 })
      const first = rows.find(({ attendee_id }) => attendees.length === 0 || attendees.includes(attendee_id))
      if (first === undefined || event === undefined) return null
      const design =
        event.template_id === null
          ? { builtin: 'laurel' as const, language: event.event_language }
          : { design_id: event.template_id }
      const picture = await laurel.designs.preview({
        ...design,
        event_id: eventId,
        attendee_id: first.attendee_id,
        format: 'jpeg',
        width: WIDTH,
      })
      return { name: first.name, url: await dataAddress(await picture.blob()) }
    },
  })
  if (example.isError) return <ProblemNote error={example.error} retry={() => void example.refetch()} />
  if (example.isPending) return <Skeleton height={240} />
  if (example.data === null) return null
  const { name, url } = example.data
  return (
    <figure className="example">
      <img className="certificate-picture" src={url} alt={text.picture(name)} />
      <figcaption className="soft">{text.example}</figcaption>
    </figure>
  )
}
