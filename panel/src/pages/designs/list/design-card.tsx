import type { Design } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { designerMessages } from '../messages/designer.ts'
import { versionMessages } from '../messages/versions.ts'
import { DesignPicture } from '../pictures/design-picture.tsx'

/** A design as it looks, with what can be done with it as a whole. */
export function DesignCard({ design, mayWrite }: { design: Design; mayWrite: boolean }) {
  const text = designerMessages
  const { formats } = useLanguage()
  return (
    <>
      <Link to="/designs/$designId" params={{ designId: String(design.id) }} className="card">
        <DesignPicture
          query={{ key: ['designs', design.id, 'scene', design.version], ask: () => laurel.designs.scene(design.id) }}
        />
        <span className="card-name">
          <bdi>{design.name}</bdi>
          <span className="soft">
            {text.version(formats.number(design.version))} · {formats.distance(design.updated_at, Date.now())}
          </span>
        </span>
      </Link>
      {mayWrite && <CardActions design={design} />}
    </>
  )
}

function CardActions({ design: { id, name, archived_at } }: { design: Design }) {
  const text = versionMessages
  const { duplicate } = designerMessages
  const client = useQueryClient()
  const stale = () => client.invalidateQueries({ queryKey: ['designs'] })
  const archiving = useMutation({
    mutationFn: async (archived: boolean) => void (await laurel.designs.update(id, { archived })),
    onSuccess: async (_, archived) => {
      toast(archived ? text.archivedNow(name) : text.backNow(name), () => archiving.mutate(!archived))
      await stale()
    },
  })
  const copying = useMutation({
    mutationFn: () => laurel.designs.duplicate(id, { name: text.copyOf(name).slice(0, 200) }),
    onSuccess: async (copy) => {
      toast(text.copied(copy.name))
      await stale()
    },
  })
  const error = archiving.error ?? copying.error
  const isArchived = archived_at !== null
  return (
    <div className="row card-actions">
      <Button
        variant="default"
        size="compact-sm"
        loading={copying.isPending}
        aria-label={text.duplicateLong(name)}
        onClick={() => copying.mutate()}
      >
        {duplicate}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        loading={archiving.isPending}
        aria-label={isArchived ? text.bringBackLong(name) : text.archiveLong(name)}
        onClick={() => archiving.mutate(!isArchived)}
      >
        {isArchived ? text.bringBack : text.archive}
      </Button>
      {error && <ProblemNote error={error} />}
    </div>
  )
}
