import { type Design, LaurelError, type Layout } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { designerMessages } from '../messages/designer.ts'
import { versionMessages } from '../messages/versions.ts'
import { isSameLayout } from './layout-differences.ts'
import type { Conflict } from './save-conflict.tsx'

/** Version that a save expects (If-Match). */
const onlyIf = ({ revision }: Pick<Design, 'revision'>) => ({ headers: { 'If-Match': `"${revision}"` } })

/** The current design, if it changed since it was read. */
function currentOf(error: unknown): Design | null {
  return error instanceof LaurelError && error.code === 'precondition_failed' ? (error.current as Design) : null
}

/** New versions of the second edition are of the third: they look the same, and screen readers can read them. */
const inNewestEdition = (layout: Layout): Layout => (layout.edition === 2 ? { ...layout, edition: 3 } : layout)

/** Saves the layout as a new version, never over a version saved by somebody else since. */
export function useSaving(id: number) {
  const text = designerMessages
  const { taken } = versionMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** Puts a design on the page, and its version among the versions. */
  const show = async (design: Design) => {
    setConflict(null)
    const scene = await laurel.designs.scene(id)
    client.setQueryData(['designing', id, 'scene'], scene)
    client.setQueryData(['designing', id], design)
    await client.invalidateQueries({ queryKey: ['designs'] })
  }
  const saved = (design: Design) => {
    toast(text.saved(formats.number(design.version)))
    return show(design)
  }
  const save = useMutation({
    mutationFn: ({ layout, note, over }: { layout: Layout; note: string; over: Design }) =>
      laurel.designs.update(id, { layout, ...(note.trim() && { note }) }, onlyIf(over)),
    onSuccess: saved,
    onError: (error, { layout, note, over }): Promise<void> | undefined => {
      const theirs = currentOf(error)
      if (theirs === null) return undefined
      // An answer that was lost on its way: what is in force is ours.
      if (isSameLayout(theirs.layout, layout)) return saved(theirs)
      // Another name, and the same layout.
      if (theirs.version === over.version) save.mutate({ layout, note, over: theirs })
      else setConflict({ theirs, mine: layout, note })
      return undefined
    },
  })
  const takeTheirs = async () => {
    if (conflict === null) return
    await show(conflict.theirs)
    toast(taken, () => setConflict(conflict))
  }
  return {
    save: (layout: Layout, note: string, over: Design) => save.mutate({ layout: inNewestEdition(layout), note, over }),
    isSaving: save.isPending,
    error: save.isError && currentOf(save.error) === null ? save.error : null,
    conflict,
    keepMine: () => conflict && save.mutate({ layout: conflict.mine, note: conflict.note, over: conflict.theirs }),
    takeTheirs: () => void takeTheirs(),
    dismiss: () => setConflict(null),
    show,
  }
}
