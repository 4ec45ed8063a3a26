import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { designerMessages } from '../messages/designer.ts'
import { backgroundOf, fontsOf } from '../pictures/fonts-and-background.ts'
import { useSaving } from '../versions/use-saving.ts'
import { Designer } from './designer.tsx'

const SaveConflict = lazy(async () => ({ default: (await import('../versions/save-conflict.tsx')).SaveConflict }))
const DesignVersions = lazy(async () => ({ default: (await import('../versions/design-versions.tsx')).DesignVersions }))

/** The design is not fetched again while it is edited, since a newer version must not replace the work. */
const once = { gcTime: 0, enabled: (query: { state: { data?: unknown } }) => query.state.data === undefined }

/** The designer of one design. Each save creates a version; issued certificates keep theirs. */
export function DesignerPage() {
  const id = Number(useParams({ from: '/inside/designs/$designId' }).designId)
  const text = designerMessages
  const { who } = useRouteContext({ from: '/inside' })
  const design = useQuery({ queryKey: ['designing', id], queryFn: () => laurel.designs.get(id), ...once })
  const scene = useQuery({ queryKey: ['designing', id, 'scene'], queryFn: () => laurel.designs.scene(id), ...once })
  const { save, saves, show, conflict, editor, ...saving } = useSaving(id)
  const [versions, setVersions] = useState<{ isChanged: boolean } | null>(null)
  const failed = design.error ?? scene.error
  if (failed)
    return (
      <>
        <PageHead title={text.designs} />
        <ProblemNote error={failed} retry={() => void Promise.all([design.refetch(), scene.refetch()])} />
      </>
    )
  if (!design.data || !scene.data)
    return (
      <>
        <PageHead title={text.designs} />
        <Skeleton height={360} />
      </>
    )
  return (
    <>
      {saving.error !== null && <ProblemNote error={saving.error} />}
      <Designer
        key={editor}
        design={design.data}
        background={backgroundOf(scene.data)}
        fonts={fontsOf(scene.data)}
        save={(layout, note) => save(layout, note, design.data)}
        saves={saves}
        showVersions={(isChanged) => setVersions({ isChanged })}
        who={who}
      />
      <Suspense>
        {versions && (
          <DesignVersions
            design={design.data}
            show={may(who, 'certificates:write') ? show : null}
            isChanged={versions.isChanged}
            close={() => setVersions(null)}
          />
        )}
        {conflict && (
          <SaveConflict {...{ conflict }} {...saving} isSaving={saves.saving !== null} close={saving.dismiss} />
        )}
      </Suspense>
    </>
  )
}
