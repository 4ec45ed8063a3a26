import type { Design } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { versionMessages } from '../messages/versions.ts'
import { TwoVersions } from './two-versions.tsx'
import { VersionRow } from './version-row.tsx'

const PAGE = 12

type Props = {
  design: Design
  /** Null: this person may not. */
  show: ((design: Design) => Promise<void>) | null
  isChanged: boolean
  close: () => void
}

/** Versions of a design: author, preview, comparison and restore. */
export function DesignVersions({ design, show, isChanged, close }: Props) {
  const text = versionMessages
  const { formats } = useLanguage()
  const [compared, setCompared] = useState<readonly number[]>([])
  const [page, setPage] = useState(1)
  const versions = useQuery({
    queryKey: ['designs', design.id, 'versions', page],
    queryFn: () => laurel.designs.versions(design.id, { page, limit: PAGE }),
  })
  const restore = useRestore(design, show, close)
  const [one, other] = compared.toSorted((a, b) => a - b)
  const compare = (version: number, is: boolean) =>
    setCompared((before) => (is ? [...before, version].slice(-2) : before.filter((each) => each !== version)))
  return (
    <Dialog title={text.versions} close={close} size="64rem">
      <div className="stack">
        <p className="soft">
          {text.about} {text.compareHow}
        </p>
        {one && other && <TwoVersions designId={design.id} versions={[one, other]} />}
        {restore.isError && <ProblemNote error={restore.error} />}
        {versions.isError && <ProblemNote error={versions.error} retry={() => void versions.refetch()} />}
        {versions.isPending && <Skeleton height={200} />}
        <ul className="versions">
          {versions.data?.rows.map((version) => (
            <VersionRow key={version.version} {...{ version, design }} isNewest={version.version === design.version}>
              <label className="row">
                <input
                  type="checkbox"
                  checked={compared.includes(version.version)}
                  onChange={({ currentTarget }) => compare(version.version, currentTarget.checked)}
                />
                {text.compare(formats.number(version.version))}
              </label>
              {show && version.version !== design.version && (
                <Button
                  variant="default"
                  size="compact-sm"
                  loading={restore.isPending && restore.variables === version.version}
                  aria-label={text.againLong(formats.number(version.version))}
                  onClick={() => (!isChanged || window.confirm(text.losing)) && restore.mutate(version.version)}
                >
                  {text.again}
                </Button>
              )}
            </VersionRow>
          ))}
        </ul>
        <PageButtons page={page} hasNext={Boolean(versions.data?.next)} show={setPage} />
      </div>
    </Dialog>
  )
}

function PageButtons({ page, hasNext, show }: { page: number; hasNext: boolean; show: (page: number) => void }) {
  const text = versionMessages
  if (page === 1 && !hasNext) return null
  return (
    <div className="row">
      <Button variant="default" disabled={page === 1} onClick={() => show(page - 1)}>
        {text.newer}
      </Button>
      <Button variant="default" disabled={!hasNext} onClick={() => show(page + 1)}>
        {text.older}
      </Button>
    </div>
  )
}

/** Restores an earlier version. The undo restores the one that was in use before. */
function useRestore(design: Design, show: Props['show'], close: () => void) {
  const text = versionMessages
  const { formats } = useLanguage()
  return useMutation({
    mutationFn: (version: number) => laurel.designs.restoreVersion(design.id, version),
    onSuccess: async (restored, version) => {
      close()
      await show?.(restored)
      toast(text.restored(formats.number(version), formats.number(restored.version)), async () => {
        await show?.(await laurel.designs.restoreVersion(design.id, design.version))
      })
    },
  })
}
