import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { attendanceQuery } from '../../api/attendance-query.ts'
import { may } from '../../api/sign-in-session.ts'
import { SITE } from '../../api/site.ts'
import { Button } from '../../components/button.ts'
import { PageHead } from '../../components/page-head.tsx'
import { DoorDevices } from './door-devices.tsx'
import { FindGuest } from './find-guest.tsx'
import { LiveCounts } from './live-counts.tsx'
import { checkInMessages } from './messages.ts'
import { ScanLog } from './scan-log.tsx'
import { TicketKey } from './ticket-key.tsx'

const DoorLink = lazy(async () => ({ default: (await import('../../shell-parts/door-link.tsx')).DoorLink }))
const PrintBadges = lazy(async () => ({ default: (await import('./print-badges.tsx')).PrintBadges }))

/** Counts, devices and scans of an event on its day. */
export function CheckInPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = checkInMessages
  const attendance = useQuery(attendanceQuery(eventId))
  const [open, setOpen] = useState<'link' | 'badges' | null>(null)
  const close = () => setOpen(null)
  const mayScan = may(who, 'checkin:write')
  return (
    <>
      <PageHead title={text.title}>
        <Button variant="default" onClick={() => setOpen('badges')}>
          {text.print}
        </Button>
        {mayScan && (
          <Button renderRoot={(props) => <a href={`${SITE}/door?event=${eventId}`} {...props} />}>
            {text.openDoor}
          </Button>
        )}
      </PageHead>
      <div className="stack">
        <LiveCounts eventId={eventId} attendance={attendance} />
        {mayScan && <FindGuest eventId={eventId} />}
        <DoorDevices eventId={eventId} create={mayScan ? () => setOpen('link') : undefined} />
        <ScanLog eventId={eventId} mayUndo={mayScan} />
        {may(who, 'events:write') && <TicketKey eventId={eventId} />}
      </div>
      <Suspense>
        {open === 'link' && <DoorLink eventId={eventId} close={close} />}
        {open === 'badges' && <PrintBadges eventId={eventId} total={attendance.data?.total ?? 0} close={close} />}
      </Suspense>
    </>
  )
}
