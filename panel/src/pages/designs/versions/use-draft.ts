import type { Design, Layout } from '@laurel/client'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { SignedIn } from '../../../api/sign-in-session.ts'
import { type Draft, keepDraft, readDrafts } from '../../../designer/drafts.ts'
import { draftMessages } from '../messages/versions.ts'
import type { Saves } from './use-saving.ts'

/** So long after the last change it is kept; what is nearer to a crash is lost. */
const PAUSE_MS = 400

type Props = { design: Design; layout: Layout; saves: Saves; who: SignedIn }

/**
 * Stores unsaved changes in this browser and offers earlier ones. Drafts belong to one person in one organisation;
 * leaving with changes asks first.
 */
export function useDraft({ design, layout, saves, who }: Props) {
  const { leave } = draftMessages
  const prefix = `laurel-draft-${who.organisation.id}-${who.person.id}-${design.id}-`
  const [offered, setOffered] = useState(() => readDrafts(localStorage, prefix, design.layout))
  const [key, setKey] = useState(() => `${prefix}${Date.now()}-${Math.random().toString(36).slice(2)}`)
  const [isFull, setIsFull] = useState(false)
  const isChanged = layout !== (saves.saved ?? design.layout)
  const { version } = design
  const keep = () => {
    if (isChanged) setIsFull(!keepDraft(localStorage, { key, version, layout, at: new Date().toISOString() }))
  }
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the layout begins the pause again
  useEffect(() => {
    if (!isChanged) localStorage.removeItem(key)
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isChanged, key, layout])
  useEffect(() => {
    const leave = () => latest.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  useBlocker({
    shouldBlockFn: () => isChanged && layout !== saves.saving && !window.confirm(leave),
    enableBeforeUnload: () => isChanged,
  })
  return {
    offered,
    isFull,
    isChanged,
    /** The draft continues as the one of this editor. */
    take: (draft: Draft) => {
      setKey(draft.key)
      setOffered((all) => all.filter((each) => each !== draft))
    },
    drop: (draft: Draft) => {
      localStorage.removeItem(draft.key)
      setOffered((all) => all.filter((each) => each !== draft))
    },
  }
}
