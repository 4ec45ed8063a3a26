import type { Layout } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { toast } from '../../parts/toasts.tsx'
import { useLanguage, useWords } from '../../words/use-words.tsx'
import { Designer } from './designer.tsx'
import { designerWords } from './designer-words.ts'
import { backgroundOf, fontsOf } from './scene-parts.ts'

/** One design, to be laid out. Each save is a version; what was issued keeps the one that it had. */
export function DesignerPage() {
  const id = Number(useParams({ from: '/inside/designs/$designId' }).designId)
  const text = useWords(designerWords)
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  // What is being worked on is not asked for again meanwhile: another's version must not take its place.
  const design = useQuery({ queryKey: ['designing', id], queryFn: () => laurel.designs.get(id), gcTime: 0 })
  const scene = useQuery({ queryKey: ['designing', id, 'scene'], queryFn: () => laurel.designs.scene(id), gcTime: 0 })
  const save = useMutation({
    mutationFn: (layout: Layout) => laurel.designs.update(id, { layout }),
    onSuccess: async (saved) => {
      client.setQueryData(['designing', id], saved)
      toast(text.saved(formats.number(saved.version)))
      await client.invalidateQueries({ queryKey: ['designs'] })
    },
  })
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
      {save.isError && <ProblemNote error={save.error} />}
      <Designer
        key={design.data.version}
        design={design.data}
        background={backgroundOf(scene.data)}
        fonts={fontsOf(scene.data)}
        save={(layout) => save.mutate(layout)}
        isSaving={save.isPending}
        who={who}
      />
    </>
  )
}
