import { useState } from 'react'
import { type Draft, draftsOf, newDraft, type Question, questionsOf } from './question-draft.ts'

/** The most questions of a list, as the service has it. */
const MAX_QUESTIONS = 50

const sameAs = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The questions in an editor. Changes by others are taken over while nothing is edited here.
 * @param stored the saved questions
 * @param taken ids that no new question gets, because answers are stored under them
 * @param before questions that are asked before these, on which these can depend
 */
export function useQuestions(
  stored: readonly Question[] | null,
  taken: readonly string[] = [],
  before: readonly Question[] = [],
) {
  const saved = stored ?? []
  const earlier = draftsOf(
    before,
    before.map(({ id }) => id),
  )
  const [base, setBase] = useState(saved)
  const [drafts, setDrafts] = useState(() => draftsOf(saved, [], earlier))
  const questions = questionsOf(drafts, taken, earlier)
  const isChanged = !sameAs(questions, questionsOf(draftsOf(base, [], earlier), [], earlier))
  const isBehind = !sameAs(saved, base)
  const reset = (questions: readonly Question[]) => {
    setBase([...questions])
    // A saved question keeps its row, so that what is open stays open.
    setDrafts((now) =>
      draftsOf(
        questions,
        now.map(({ key }) => key),
        earlier,
      ),
    )
  }
  if (isBehind && !isChanged) reset(saved)
  return {
    /** The questions before these. */
    earlier,
    drafts,
    questions,
    isChanged,
    /** True if somebody else has saved other questions since. */
    isBehind,
    isFull: drafts.length >= MAX_QUESTIONS,
    add: (...added: Draft[]) => setDrafts((now) => [...now, ...added].slice(0, MAX_QUESTIONS)),
    change: (key: string, changed: Partial<Draft>) =>
      setDrafts((now) => now.map((draft) => (draft.key === key ? { ...draft, ...changed } : draft))),
    move: (key: string, to: number) =>
      setDrafts((now) => {
        const moved = now.find((draft) => draft.key === key)
        return moved ? now.filter((draft) => draft !== moved).toSpliced(to, 0, moved) : now
      }),
    duplicate: (key: string) => {
      const copy = newDraft()
      setDrafts((now) => {
        const nth = now.findIndex((draft) => draft.key === key)
        return now.toSpliced(nth + 1, 0, { ...now[nth]!, key: copy.key, id: null })
      })
      return copy.key
    },
    remove: (key: string) => setDrafts((now) => now.filter((draft) => draft.key !== key)),
    putBack: (draft: Draft, nth: number) => setDrafts((now) => now.toSpliced(nth, 0, draft)),
    reset,
  }
}

export type Questions = ReturnType<typeof useQuestions>
