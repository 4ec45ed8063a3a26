import type { BadgeTemplate } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { Form } from '../../components/form.tsx'
import { partMessages } from '../../components/messages/parts.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { BadgeFields, readBadge, useCriteria } from './badge-fields.tsx'
import { badgePictureUrl } from './badge-picture-url.ts'
import { badgeMessages } from './messages/badges.ts'
import { pictureMessages } from './messages/pictures.ts'
import { PictureInput } from './picture-input.tsx'

/** Texts, criteria, validity and picture of a badge, and its deletion. */
export function BadgeSettings({ of }: { of: BadgeTemplate }) {
  const text = badgeMessages
  const shared = partMessages
  const client = useQueryClient()
  const criteria = useCriteria(of)
  return (
    <div className="badge-settings">
      <section className="surface padded" aria-label={text.views.settings}>
        <Form
          submit={shared.save}
          isChanged={criteria.isChanged}
          takeRows={criteria.takeTheirs}
          save={(values) => laurel.badges.templates.update(of.id, readBadge(values, criteria.send()))}
          done={async (saved) => {
            criteria.saved(saved.criteria)
            toast(saved.version === of.version ? shared.saved : text.savedVersion(String(saved.version)))
            await client.invalidateQueries({ queryKey: ['badges'] })
          }}
        >
          <p className="soft">{text.settingsAbout}</p>
          <BadgeFields of={of} criteria={criteria} />
        </Form>
      </section>
      <div className="stack">
        <BadgePicture of={of} />
        <DeleteBadge of={of} />
      </div>
    </div>
  )
}

function BadgePicture({ of }: { of: BadgeTemplate }) {
  const text = pictureMessages
  const client = useQueryClient()
  const [image, setImage] = useState<File | null>(null)
  const done = async (said: string) => {
    toast(said)
    await client.invalidateQueries({ queryKey: ['badges'] })
  }
  const removing = useMutation({
    mutationFn: () => laurel.badges.removeImage(of.id),
    onSuccess: () => done(text.removed),
  })
  return (
    <section className="surface padded stack" aria-labelledby="picture">
      <h2 className="group-title" id="picture">
        {text.title}
      </h2>
      <img className="badge-picture" src={badgePictureUrl(of)} alt={text.now(of.name)} />
      {of.image === 'uploaded' && (
        <div>
          <Button variant="default" size="compact-sm" loading={removing.isPending} onClick={() => removing.mutate()}>
            {text.remove}
          </Button>
        </div>
      )}
      {removing.isError && <ProblemNote error={removing.error} />}
      <Form
        submit={text.upload}
        guarded={false}
        save={async () => image && laurel.badges.setImage(of.id, { image })}
        done={(saved) => (saved ? done(text.uploaded) : toast(text.noFile))}
      >
        <PictureInput choose={setImage} />
      </Form>
    </section>
  )
}

/** Returns how many awards there are of the newest versions, including revoked ones. */
async function countAwards(id: number): Promise<number> {
  const { rows } = await laurel.badges.templates.listVersions(id, { limit: 200 })
  return rows.reduce((count, { award_count }) => count + award_count, 0)
}

function DeleteBadge({ of }: { of: BadgeTemplate }) {
  const text = badgeMessages
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  return (
    <section className="surface padded stack" aria-labelledby="delete">
      <h2 className="group-title" id="delete">
        {text.remove}
      </h2>
      <p className="soft">{text.removeAbout}</p>
      <div>
        <Button variant="default" color="red" onClick={() => setAsks(true)}>
          {text.remove}
        </Button>
      </div>
      {asks && (
        <ActionWithPreview
          title={text.removeTitle(of.name)}
          label={text.remove}
          isDanger
          preview={() => countAwards(of.id)}
          isPossible={(count) => count === 0}
          action={() => laurel.badges.templates.delete(of.id)}
          done={async () => {
            toast(text.removed(of.name))
            await navigate({ to: '/badges' })
            await client.invalidateQueries({ queryKey: ['badges', 'list'] })
          }}
          close={() => setAsks(false)}
        >
          {(count) => <p>{count === 0 ? text.removeForGood : text.removeAbout}</p>}
        </ActionWithPreview>
      )}
    </section>
  )
}
