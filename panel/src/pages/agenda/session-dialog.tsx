import type { Session, Speaker } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { staleAgenda } from '../../api/session-queries.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { LongTextField, numberIn, TextField, textOf, textOrNone } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { isOn, SwitchField } from '../../components/switch-field.tsx'
import { TimeField, timeIn } from '../../components/time-field.tsx'
import { toast } from '../../components/toasts.tsx'
import { agendaMessages } from './messages.ts'
import { SessionCalendar } from './session-calendar.tsx'

type Props = {
  eventId: number
  zone: string
  /** The session to edit; null: a new one. */
  of: Session | null
  /** Default start of a new session; null if there is none. */
  at: string | null
  speakers: readonly Speaker[]
  close: () => void
}

/** Adds or edits a session. */
export function SessionDialog({ eventId, zone, of, at, speakers, close }: Props) {
  const text = agendaMessages
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const done = async () => {
    toast(text.saved)
    close()
    await staleAgenda(client, eventId)
  }
  const save = async (values: FormData) => {
    const session = {
      title: textOf(values, 'title'),
      start_time: timeIn(values, 'start_time', zone) ?? '',
      end_time: timeIn(values, 'end_time', zone) ?? '',
      location: textOrNone(values, 'location') ?? null,
      track: textOrNone(values, 'track') ?? null,
      description: textOrNone(values, 'description') ?? null,
      capacity: numberIn(values, 'capacity'),
      required_for_certificate: isOn(values, 'required_for_certificate'),
      signup: isOn(values, 'signup'),
    }
    const names = textOf(values, 'speaker_ids').split('\n')
    const body = { ...session, speaker_ids: await idsOf(eventId, names, speakers) }
    return of === null ? laurel.sessions.create(eventId, body) : laurel.sessions.update(eventId, of.id, body)
  }
  if (of !== null && isLeaving)
    return (
      <ActionWithPreview
        title={of.title}
        label={text.remove}
        isDanger
        action={() => laurel.sessions.delete(eventId, of.id)}
        done={done}
        close={close}
      >
        <p>{text.removeSure}</p>
      </ActionWithPreview>
    )
  return (
    <Dialog title={of === null ? text.add : text.edit} close={close} size="lg">
      <Form
        submit={of === null ? text.add : text.save}
        save={save}
        done={done}
        beside={
          of !== null && (
            <>
              <SessionCalendar eventId={eventId} id={of.id} />
              <Button variant="subtle" color="red" onClick={() => setLeaving(true)}>
                {text.remove}
              </Button>
            </>
          )
        }
      >
        <SessionFields {...{ of, at, zone }} />
      </Form>
    </Dialog>
  )
}

function SessionFields({ of, at, zone }: Pick<Props, 'of' | 'at' | 'zone'>) {
  const text = agendaMessages
  return (
    <>
      <TextField name="title" label={text.sessionTitle} defaultValue={of?.title ?? ''} data-autofocus />
      <div className="beside">
        <TimeField name="start_time" label={text.start} zone={zone} at={of?.start_time ?? at} />
        <TimeField name="end_time" label={text.end} zone={zone} at={of?.end_time ?? null} />
      </div>
      <div className="beside">
        <TextField name="location" label={text.room} defaultValue={of?.location ?? ''} list="agenda-rooms" />
        <TextField name="track" label={text.track} defaultValue={of?.track ?? ''} list="agenda-tracks" />
      </div>
      <LongTextField
        name="speaker_ids"
        label={text.speakers}
        description={text.speakersHow}
        minRows={2}
        defaultValue={of?.speakers.map(({ name }) => name).join('\n') ?? ''}
      />
      <LongTextField name="description" label={text.description} defaultValue={of?.description ?? ''} />
      <TextField
        name="capacity"
        label={text.capacity}
        description={text.capacityHow}
        inputMode="numeric"
        defaultValue={of?.capacity ?? ''}
      />
      <SwitchField name="signup" label={text.signup} about={text.signupAbout} isOn={of?.signup ?? false} />
      <SwitchField name="required_for_certificate" label={text.required} isOn={of?.required_for_certificate ?? false} />
    </>
  )
}

/** Returns the ids of the speakers with these names; a name that is new is added first. */
async function idsOf(eventId: number, lines: string[], known: readonly Speaker[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of new Set(lines.map((line) => line.trim()).filter(Boolean))) {
    const speaker = known.find((each) => each.name.toLocaleLowerCase() === name.toLocaleLowerCase())
    ids.push(speaker?.id ?? (await laurel.speakers.create(eventId, { name })).id)
  }
  return ids
}
