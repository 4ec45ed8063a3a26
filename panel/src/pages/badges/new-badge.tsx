import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Form } from '../../components/form.tsx'
import { toast } from '../../components/toasts.tsx'
import { BadgeFields, readBadge, useCriteria } from './badge-fields.tsx'
import { badgeMessages } from './messages/badges.ts'
import { PictureInput } from './picture-input.tsx'

/** Creates a badge, with a picture of its own if one is chosen. */
export function NewBadge({ close }: { close: () => void }) {
  const text = badgeMessages
  const client = useQueryClient()
  const navigate = useNavigate()
  const criteria = useCriteria()
  const [image, setImage] = useState<File | null>(null)
  const create = async (values: FormData) => {
    const badge = await laurel.badges.templates.create(readBadge(values, criteria.send()))
    // The badge is there: a picture that is refused can be uploaded again on its page.
    const isPictured = image === null || (await laurel.badges.setImage(badge.id, { image }).then(isDone, isRefused))
    return { badge, isPictured }
  }
  return (
    <Dialog title={text.newBadge} close={close} size="lg">
      <Form
        submit={text.create}
        guarded={false}
        save={create}
        done={async ({ badge, isPictured }) => {
          toast(isPictured ? text.created(badge.name) : text.pictureRefused)
          close()
          await client.invalidateQueries({ queryKey: ['badges'] })
          await navigate({ to: '/badges/$badgeId', params: { badgeId: String(badge.id) } })
        }}
      >
        <BadgeFields criteria={criteria} />
        <PictureInput choose={setImage} />
      </Form>
    </Dialog>
  )
}

const isDone = () => true
const isRefused = () => false
