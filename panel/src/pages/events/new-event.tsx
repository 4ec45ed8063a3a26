import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOf, textOrNone } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { TimeField, timeIn } from '../../components/time-field.tsx'
import { eventMessages } from './messages.ts'
import { wayInMessages } from './way-in/messages.ts'

/** Few fields; everything else has a value that suits most, and can be changed later. */
export function NewEvent({ close }: { close: () => void }) {
  const text = eventMessages
  const wayIn = wayInMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <Dialog title={text.newEvent} close={close}>
      <Form
        submit={text.create}
        save={(values) => {
          const zone = who.organisation.time_zone
          const date = timeIn(values, 'event_date', zone)
          const end = timeIn(values, 'event_end_date', zone)
          const location = textOrNone(values, 'event_location')
          return laurel.events.create({
            name: textOf(values, 'name'),
            template_image_url: 'placeholder',
            event_timezone: zone,
            ...(date && { event_date: date }),
            ...(end && { event_end_date: end }),
            ...(location && { event_location: location }),
          })
        }}
        done={async ({ id }) => {
          await client.invalidateQueries({ queryKey: ['events'] })
          await navigate({ to: '/events/$eventId/attendees', params: { eventId: id } })
        }}
      >
        <TextField name="name" label={text.name} data-autofocus />
        <div className="beside">
          <TimeField name="event_date" label={text.date} zone={who.organisation.time_zone} />
          <TimeField name="event_end_date" label={wayIn.end} zone={who.organisation.time_zone} />
        </div>
        <TextField name="event_location" label={text.place} />
      </Form>
    </Dialog>
  )
}
