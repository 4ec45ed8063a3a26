import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { typesQuery } from '../../api/registration-types-query.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Form } from '../../components/form.tsx'
import { nameOf } from '../../components/name-of.ts'
import { toast } from '../../components/toasts.tsx'
import { AttendeeFields, readAttendee } from './attendee-fields.tsx'
import { attendeeMessages } from './messages/attendee.ts'

/** Adds people one by one; with “and another” the form is ready for the next. */
export function AddAttendee({ eventId, close }: { eventId: number; close: () => void }) {
  const text = attendeeMessages
  const client = useQueryClient()
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: types } = useQuery(typesQuery(eventId))
  const another = useRef(false)
  return (
    <Dialog title={text.add} close={close}>
      <Form
        isEmptied
        submit={text.add}
        beside={
          <Button
            type="submit"
            variant="default"
            onClick={() => {
              another.current = true
            }}
          >
            {text.addAnother}
          </Button>
        }
        save={(values) => laurel.attendees.create(eventId, readAttendee(values, { event, types }))}
        done={async (person) => {
          toast(text.added(nameOf(person)))
          await client.invalidateQueries({ queryKey: ['attendees', eventId] })
          if (!another.current) close()
          another.current = false
        }}
      >
        <AttendeeFields event={event} types={types} />
      </Form>
    </Dialog>
  )
}
