import type { Session } from '@laurel/client'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOrNone } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { TimeField, timeIn } from '../../components/time-field.tsx'
import { agendaMessages } from './messages.ts'
import type { Move } from './use-move.ts'

type Props = { of: Session; zone: string; move: (to: Move) => Promise<unknown>; close: () => void }

/** Moves a session without dragging. */
export function MoveSession({ of, zone, move, close }: Props) {
  const text = agendaMessages
  return (
    <Dialog title={text.moveOf(of.title)} close={close}>
      <Form
        submit={text.move}
        save={(values) =>
          move({
            session: of,
            start: timeIn(values, 'start_time', zone) ?? of.start_time,
            room: textOrNone(values, 'location') ?? null,
          })
        }
        done={close}
      >
        <TimeField name="start_time" label={text.start} zone={zone} at={of.start_time} data-autofocus />
        <TextField name="location" label={text.room} defaultValue={of.location ?? ''} list="agenda-rooms" />
      </Form>
    </Dialog>
  )
}
