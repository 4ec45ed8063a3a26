import type { Speaker } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { staleAgenda } from '../../api/session-queries.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { LongTextField, TextField, textOf, textOrNone } from '../../components/fields.tsx'
import { Form, useProblem } from '../../components/form.tsx'
import { PICTURE_TYPES } from '../../components/open-picture.ts'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { agendaMessages } from './messages.ts'

/** The picture by its path, since the panel loads pictures of its own origin alone. */
export const pathOf = (address: string) => new URL(address).pathname

/** Adds or edits a speaker. A chosen picture is uploaded first. */
export function SpeakerDialog({ eventId, of, close }: { eventId: number; of: Speaker | null; close: () => void }) {
  const text = agendaMessages
  const { number } = useLanguage().formats
  const client = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const done = async () => {
    toast(text.saved)
    close()
    await staleAgenda(client, eventId)
  }
  const save = async (values: FormData) => {
    const image = values.get('image')
    const isChosen = image instanceof File && image.size > 0
    const body = {
      name: textOf(values, 'name'),
      role: textOrNone(values, 'role') ?? null,
      biography: textOrNone(values, 'biography') ?? null,
      website: textOrNone(values, 'website') ?? null,
      ...(isChosen && { picture_url: (await laurel.designs.addPicture({ image })).image_url }),
    }
    return of === null ? laurel.speakers.create(eventId, body) : laurel.speakers.update(eventId, of.id, body)
  }
  if (of !== null && isLeaving)
    return (
      <ActionWithPreview
        title={of.name}
        label={text.remove}
        isDanger
        action={() => laurel.speakers.delete(eventId, of.id)}
        done={done}
        close={close}
      >
        <p>{text.removeSpeaker(number(of.session_ids.length))}</p>
      </ActionWithPreview>
    )
  return (
    <Dialog title={of === null ? text.addSpeaker : text.editSpeaker} close={close} size="lg">
      <Form
        submit={of === null ? text.addSpeaker : text.save}
        save={save}
        done={done}
        beside={
          of !== null && (
            <Button variant="subtle" color="red" onClick={() => setLeaving(true)}>
              {text.remove}
            </Button>
          )
        }
      >
        <TextField name="name" label={text.speakerName} defaultValue={of?.name ?? ''} data-autofocus />
        <TextField name="role" label={text.role} defaultValue={of?.role ?? ''} />
        <LongTextField name="biography" label={text.biography} defaultValue={of?.biography ?? ''} />
        <TextField name="website" label={text.website} type="url" defaultValue={of?.website ?? ''} />
        <PictureField shown={of?.picture_url ?? null} />
      </Form>
    </Dialog>
  )
}

function PictureField({ shown }: { shown: string | null }) {
  const text = agendaMessages
  const problem = useProblem('image')
  return (
    <label className="stack">
      <b>{text.picture}</b>
      {shown !== null && <img className="speaker-shown" src={pathOf(shown)} width={72} height={72} alt="" />}
      <span className="soft">{text.pictureHow}</span>
      <input type="file" name="image" accept={PICTURE_TYPES.join()} aria-invalid={problem !== undefined} />
      {problem && <span role="alert">{problem}</span>}
    </label>
  )
}
