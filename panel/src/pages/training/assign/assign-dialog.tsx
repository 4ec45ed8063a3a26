import type { TrainingProgramme } from '@laurel/client'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { assignMessages } from '../messages/assign.ts'
import { type Assignment, AssignPreview } from './assign-preview.tsx'
import { AssignSource } from './assign-source.tsx'

/** Assigns a programme: first people and due date, then what would happen. */
export function AssignDialog({ to, close }: { to: TrainingProgramme; close: () => void }) {
  const text = assignMessages
  const [chosen, setChosen] = useState<Assignment | null>(null)
  return (
    <>
      {/* Stays as it was filled in while the preview is open, so that one can go back to it. */}
      <Dialog title={text.title(to.name)} close={close} opened={chosen === null} size="lg">
        <AssignSource to={to} next={setChosen} />
      </Dialog>
      {chosen && <AssignPreview to={to} of={chosen} back={() => setChosen(null)} close={close} />}
    </>
  )
}
