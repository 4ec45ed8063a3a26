import type { Event } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { eventQuery } from '../../../api/event-queries.ts'
import { laurel } from '../../../api/laurel.ts'
import { SITE } from '../../../api/site.ts'
import { Button } from '../../../components/button.ts'
import { Form, useProblem } from '../../../components/form.tsx'
import { PICTURE_TYPES } from '../../../components/open-picture.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { toast } from '../../../components/toasts.tsx'
import { wayInMessages } from './messages.ts'

/** The picture of the event page. It is uploaded first, then set as the cover. */
export function CoverSettings({ of }: { of: Event }) {
  const text = wayInMessages
  const client = useQueryClient()
  const id = useId()
  const [isMissing, setMissing] = useState(false)
  const done = async (saved: Event | null) => {
    if (saved === null) return
    client.setQueryData(eventQuery(of.id).queryKey, saved)
    toast(text.saved)
    await client.invalidateQueries({ queryKey: ['events'] })
  }
  const removing = useMutation({
    mutationFn: () => laurel.events.update(of.id, { cover_image_url: null }),
    onSuccess: done,
  })
  const upload = async (values: FormData): Promise<Event | null> => {
    const image = values.get('image')
    const isChosen = image instanceof File && image.size > 0
    setMissing(!isChosen)
    if (!isChosen) return null
    const { image_url } = await laurel.designs.addPicture({ image })
    return laurel.events.update(of.id, { cover_image_url: image_url })
  }
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <h2 id={id} className="group-title">
        {text.cover}
      </h2>
      {of.cover_image_url && (
        <>
          <img className="cover-shown" src={pathOf(of.cover_image_url)} alt={text.coverShown} />
          <div>
            <Button variant="default" size="compact-sm" loading={removing.isPending} onClick={() => removing.mutate()}>
              {text.remove}
            </Button>
          </div>
        </>
      )}
      {removing.isError && <ProblemNote error={removing.error} />}
      <Form submit={text.upload} save={upload} done={done} guarded={false}>
        <PictureInput isMissing={isMissing} />
      </Form>
    </section>
  )
}

function PictureInput({ isMissing }: { isMissing: boolean }) {
  const text = wayInMessages
  const refused = useProblem('image')
  const id = useId()
  const said = isMissing ? text.noFile : refused
  return (
    <div className="stack">
      <label className="stack">
        <b>{text.file}</b>
        <input
          type="file"
          name="image"
          data-once
          accept={PICTURE_TYPES.join()}
          aria-describedby={id}
          aria-invalid={said !== undefined}
        />
      </label>
      <p id={id} className="soft" role="status">
        {said ?? text.coverAbout}
      </p>
    </div>
  )
}

/** The panel may be open under another name than the site's own address. */
function pathOf(address: string): string {
  return `${SITE}/api/v1/pictures/${address.split('/').at(-1)}`
}
