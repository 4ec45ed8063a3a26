import { type Design, LaurelError, type Layout } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { designerMessages } from '../messages/designer.ts'
import { versionMessages } from '../messages/versions.ts'
import { isSameLayout } from './layout-differences.ts'

/** Version that a save expects (If-Match). */
const onlyIf = ({ revision }: Pick<Design, 'revision'>) => ({ headers: { 'If-Match': `"${revision}"` } })

/** The current design, if it changed since it was read. */
function currentOf(error: unknown): Design | null {
  return error instanceof LaurelError && error.code === 'precondition_failed' ? (error.current as Design) : null
}

/** New versions of the second edition are of the third: they look the same, and screen readers can read them. */
const inNewestEdition = (layout: Layout): Layout => (layout.edition === 2 ? { ...layout, edition: 3 } : layout)

/** A save of the layout of an editor over the version that was read. */
type Saving = { layout: Layout; note: string; over: Design; editor: number }

export type Conflict = { theirs: Design; mine: Saving }

/** Layout of an editor that was saved last, and the one that is being saved. */
export type Saves = { saved: Layout | null; saving: Layout | null }

/**
 * Saves the layout as a new version, never over a version saved by somebody else since. The editor stays open for its
 * own saves, so that changes made meanwhile are not lost; a version from elsewhere opens a new editor.
 */
export function useSaving(id: number) {
  const text = designerMessages
  const { taken } = versionMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [open, setOpen] = useState<{ editor: number; saved: Layout | null }>({ editor: 0, saved: null })
  const readScene = async () => client.setQueryData(['designing', id, 'scene'], await laurel.designs.scene(id))
  /** Opens an editor for a design, and puts its version among the versions. */
  const show = async (design: Design) => {
    setConflict(null)
    await readScene()
    client.setQueryData(['designing', id], design)
    setOpen(({ editor }) => ({ editor: editor + 1, saved: null }))
    await client.invalidateQueries({ queryKey: ['designs'] })
  }
  const saved = async (design: Design, { layout, editor }: Saving) => {
    toast(text.saved(formats.number(design.version)))
    if (editor !== open.editor) return show(design)
    setConflict(null)
    client.setQueryData(['designing', id], design)
    setOpen({ editor, saved: layout })
    await Promise.all([readScene(), client.invalidateQueries({ queryKey: ['designs'] })])
  }
  const save = useMutation({
    mutationFn: ({ layout, note, over }: Saving) =>
      laurel.designs.update(id, { layout: inNewestEdition(layout), ...(note.trim() && { note }) }, onlyIf(over)),
    onSuccess: saved,
    onError: (error, saving): Promise<void> | undefined => {
      const theirs = currentOf(error)
      if (theirs === null) return undefined
      // An answer that was lost on its way: what is in force is ours.
      if (isSameLayout(theirs.layout, inNewestEdition(saving.layout))) return saved(theirs, saving)
      // Another name, and the same layout.
      if (theirs.version === saving.over.version) save.mutate({ ...saving, over: theirs })
      else setConflict({ theirs, mine: saving })
      return undefined
    },
  })
  const takeTheirs = async () => {
    if (conflict === null) return
    await show(conflict.theirs)
    toast(taken, () => setConflict(conflict))
  }
  return {
    editor: open.editor,
    saves: { saved: open.saved, saving: save.isPending ? save.variables.layout : null } satisfies Saves,
    save: (layout: Layout, note: string, over: Design) => save.mutate({ layout, note, over, editor: open.editor }),
    error: save.isError && currentOf(save.error) === null ? save.error : null,
    conflict,
    keepMine: () => conflict && save.mutate({ ...conflict.mine, over: conflict.theirs }),
    takeTheirs: () => void takeTheirs(),
    dismiss: () => setConflict(null),
    show,
  }
}
