import { Button } from '../../../components/button.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { versionMessages } from '../messages/versions.ts'
import { SideBySide } from './side-by-side.tsx'
import type { Conflict } from './use-saving.ts'

type Props = { conflict: Conflict; keepMine: () => void; takeTheirs: () => void; isSaving: boolean; close: () => void }

/** Somebody else has saved the design since it was opened: shows both versions to choose from. */
export function SaveConflict({ conflict: { theirs, mine }, keepMine, takeTheirs, isSaving, close }: Props) {
  const text = versionMessages
  const { formats } = useLanguage()
  return (
    <Dialog title={text.stale} close={close} size="64rem">
      <div className="stack">
        <p>{text.staleAbout}</p>
        <SideBySide
          designId={theirs.id}
          sides={[
            { title: text.theirs(formats.number(theirs.version)), layout: theirs.layout },
            { title: text.mine, layout: mine.layout },
          ]}
        />
        <div className="row">
          <Button variant="default" onClick={takeTheirs}>
            {text.takeTheirs}
          </Button>
          <Button loading={isSaving} onClick={keepMine}>
            {text.keepMine}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
