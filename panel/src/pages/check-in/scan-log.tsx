import type { Scan } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attendanceQuery } from '../../api/attendance-query.ts'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { Badge } from '../../components/badge.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column } from '../../components/list-types.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { type CheckInText, checkInMessages } from './messages.ts'
import { ScanDetails } from './scan-details.tsx'

/** All scans of an event, newest first, to settle disputes. */
export function ScanLog({ eventId, mayUndo }: { eventId: number; mayUndo: boolean }) {
  const text = checkInMessages
  const { formats } = useLanguage()
  const [open, setOpen] = useState<Scan | null>(null)
  const sessions = useQuery(attendanceQuery(eventId)).data?.sessions ?? []
  const zone = useQuery(eventQuery(eventId)).data?.event_timezone
  return (
    <>
      <h2 className="group-title">{text.log}</h2>
      <DataTable<Scan>
        name={text.log}
        id="scans"
        queryKey={['check-in', eventId, 'scans']}
        ask={(asked) => laurel.checkIn.listScans(eventId, asked)}
        columns={columnsOf(text, formats, zone)}
        searchLabel={text.find}
        filters={[
          { name: 'dispute', label: text.dispute, options: [{ value: 'true', label: text.yes }] },
          {
            name: 'session_id',
            label: text.session,
            options: sessions.map(({ session_id, title }) => ({ value: String(session_id), label: title })),
          },
        ]}
        onOpen={setOpen}
        empty={
          <EmptyNote title={text.noScans}>
            <p>{text.noScansHow}</p>
          </EmptyNote>
        }
      />
      {open && <ScanDetails of={open} {...{ eventId, zone, mayUndo }} close={() => setOpen(null)} />}
    </>
  )
}

function columnsOf(text: CheckInText, formats: Formats, zone: string | undefined): Column<Scan>[] {
  return [
    {
      key: 'attendee_name',
      name: text.who,
      width: 'minmax(10rem, 2fr)',
      phone: 'first',
      show: ({ attendee_name, presented }) => <bdi>{attendee_name ?? presented ?? text.nobodyFound}</bdi>,
    },
    {
      key: 'at',
      name: text.at,
      width: 'minmax(13rem, 1fr)',
      phone: 'second',
      show: ({ at }) => formats.moment(at, zone),
    },
    {
      key: 'session_title',
      name: text.door,
      width: 'minmax(8rem, 1fr)',
      show: ({ session_title }) => <bdi>{session_title ?? text.atEvent}</bdi>,
    },
    { key: 'direction', name: text.what, width: '7rem', show: ({ direction }) => text.directions[direction] },
    {
      key: 'verdict',
      name: text.verdict,
      width: 'minmax(9rem, 1fr)',
      phone: 'aside',
      show: ({ verdict, dispute, direction }) => (
        <span className="row">
          {verdict === 'accepted' && direction !== 'in' ? text.directions[direction] : text.verdicts[verdict]}
          {dispute && (
            <Badge variant="outline" color="yellow">
              {text.isDispute}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'device_id',
      name: text.device,
      width: 'minmax(8rem, 1fr)',
      show: ({ device_id }) => <bdi>{device_id ?? text.byService}</bdi>,
    },
  ]
}
