import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { toast } from '../../../components/toasts.tsx'
import { useProblemText } from '../../../components/use-problem-text.ts'
import { noteMessages } from '../messages/notes.ts'

/** As long as the message with the undo button is shown. */
const UNDO_MS = 8_000

/**
 * Deletes notes with a while to undo it: a note disappears at once, and is deleted when the time is over or the page is
 * left. The service cannot undo it, and a note that was added again would count twice for lead scores.
 */
export function useDeleteNote(contactId: number) {
  const text = noteMessages
  const problemText = useProblemText()
  const client = useQueryClient()
  const waiting = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const [deleting, setDeleting] = useState<readonly number[]>([])
  const show = (id: number) => setDeleting((ids) => ids.filter((each) => each !== id))
  const carryOut = async (id: number) => {
    waiting.current.delete(id)
    try {
      await laurel.crm.notes.delete(id)
      await client.invalidateQueries({ queryKey: ['contacts', contactId, 'notes'] })
    } catch (error) {
      toast(problemText(error))
    }
    show(id)
  }
  const deleteNote = (id: number) => {
    setDeleting((ids) => [...ids, id])
    waiting.current.set(
      id,
      setTimeout(() => void carryOut(id), UNDO_MS),
    )
    toast(text.deleted, () => {
      const timer = waiting.current.get(id)
      if (timer === undefined) return
      clearTimeout(timer)
      waiting.current.delete(id)
      show(id)
    })
  }
  const finish = useRef(() => {})
  finish.current = () => {
    for (const [id, timer] of waiting.current) {
      clearTimeout(timer)
      void carryOut(id)
    }
  }
  useEffect(() => {
    const leave = () => finish.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return { deleting, deleteNote }
}
