import { ProblemNote } from '../../../../components/problem-note.tsx'
import { printedMessages } from '../../messages/pictures.ts'
import type { View } from './printed-bar.tsx'
import type { usePrinted } from './use-printed.ts'

/** States whether the certificate on the page is the one that the service prints. */
export function ViewSaid({ view, printed }: { view: View; printed: ReturnType<typeof usePrinted> }) {
  const text = printedMessages
  const said = view === 'drawn' ? text.drawn : printed.isFresh ? text.fresh : text.drawing
  return (
    <>
      <span className="soft view-said" data-longest={text.fresh}>
        <span data-view-said>{printed.error === null ? said : text.notDrawn}</span>
      </span>
      {printed.error !== null && <ProblemNote error={printed.error} retry={printed.again} />}
    </>
  )
}
