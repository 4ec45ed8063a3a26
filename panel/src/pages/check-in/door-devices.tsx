import type { DoorDevice } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOOK_EVERY_MS } from '../../api/attendance-query.ts'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { EmptyNote } from '../../components/empty-note.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { COLON, useLanguage } from '../../messages/use-messages.tsx'
import { GuideLink } from '../../shell-parts/guide-link.tsx'
import { ClockOffset } from './clock-offset.tsx'
import { checkInMessages } from './messages.ts'

/** The most devices that are listed here. */
const SHOWN = 200

/** The devices at the doors of an event; without `create` they are only shown. */
export function DoorDevices({ eventId, create }: { eventId: number; create: (() => void) | undefined }) {
  const text = checkInMessages
  const client = useQueryClient()
  const zone = useQuery(eventQuery(eventId)).data?.event_timezone
  const [ending, setEnding] = useState<DoorDevice | null>(null)
  const devices = useQuery({
    queryKey: ['check-in', eventId, 'door-devices'],
    queryFn: async () => (await laurel.doorDevices.list(eventId, { limit: SHOWN })).rows,
    refetchInterval: LOOK_EVERY_MS,
  })
  const make = create && (
    <Button variant="default" onClick={create}>
      {text.newDevice}
    </Button>
  )
  return (
    <section className="surface padded stack" aria-label={text.devices}>
      <h2 className="group-title">{text.devices}</h2>
      {devices.isError && <ProblemNote error={devices.error} retry={() => void devices.refetch()} />}
      {devices.data?.length === 0 && (
        <EmptyNote title={text.noDevices}>
          <p>{text.noDevicesHow}</p>
          {make}
          <GuideLink to="at-the-door" />
        </EmptyNote>
      )}
      {devices.data?.map((device) => (
        <Device key={device.id} of={device} zone={zone} end={create && (() => setEnding(device))} />
      ))}
      {devices.data !== undefined && devices.data.length > 0 && make && <div className="row">{make}</div>}
      {ending && (
        <ActionWithPreview
          title={text.endTitle(ending.name)}
          label={text.end}
          isDanger
          action={() => laurel.doorDevices.end(eventId, ending.id)}
          done={async () => {
            setEnding(null)
            await client.invalidateQueries({ queryKey: ['check-in', eventId, 'door-devices'] })
          }}
          close={() => setEnding(null)}
        >
          {text.endAbout}
        </ActionWithPreview>
      )}
    </section>
  )
}

type DeviceProps = { of: DoorDevice; zone: string | undefined; end: (() => void) | undefined }

function Device({ of, zone, end }: DeviceProps) {
  const text = checkInMessages
  const { formats } = useLanguage()
  const seen = of.last_seen_at === null ? text.never : formats.distance(of.last_seen_at, Date.now())
  const about = [
    `${text.seen}${COLON} ${seen}`,
    `${text.sent}${COLON} ${formats.number(of.scans_sent)}`,
    `${text.waiting}${COLON} ${formats.number(of.scans_waiting)}`,
    `${text.expires}${COLON} ${formats.moment(of.expires_at, zone)}`,
  ]
  return (
    <div className="stack">
      <div className="row">
        <strong>
          <bdi>{of.name}</bdi>
        </strong>
        <ClockOffset ms={of.clock_offset_ms} />
        {end && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={end} aria-label={text.endTitle(of.name)}>
            {text.end}
          </Button>
        )}
      </div>
      <p className="soft">{about.join(' · ')}</p>
    </div>
  )
}
