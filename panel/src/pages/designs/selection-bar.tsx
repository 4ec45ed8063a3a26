import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  ClipboardPaste,
  CopyPlus,
  Files,
  Lock,
  LockOpen,
  type LucideIcon,
  Scissors,
  SquareDashedMousePointer,
  Trash2,
} from 'lucide-react'
import { Button } from '../../components/button.ts'
import type { Side, Way } from '../../designer/arrange-fields.ts'
import { useWords } from '../../words/use-words.tsx'
import { actsWords } from './acts-words.ts'
import type { FieldActs } from './use-field-acts.ts'

const SIDES: Record<Side, LucideIcon> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
}
const WAYS: Record<Way, LucideIcon> = { across: AlignHorizontalSpaceBetween, down: AlignVerticalSpaceBetween }

/** What can be done with what is selected: each button does what a key does, or cannot be done by a key. */
export function SelectionBar({ acts, count }: { acts: FieldActs; count: number }) {
  const text = useWords(actsWords)
  const none = count === 0
  return (
    <div className="acts" role="toolbar" aria-label={text.selection}>
      <Act icon={SquareDashedMousePointer} name={text.all} keys="Control+A" act={acts.selectAll} />
      <Act icon={Files} name={text.copy} keys="Control+C" act={acts.copy} off={none} />
      <Act icon={Scissors} name={text.cut} keys="Control+X" act={acts.cut} off={none || acts.isLocked} />
      <Act icon={ClipboardPaste} name={text.paste} keys="Control+V" act={acts.paste} />
      <Act icon={CopyPlus} name={text.duplicate} keys="Control+D" act={acts.duplicate} off={none} />
      <Act icon={Trash2} name={text.remove} keys="Delete" act={acts.remove} off={none || acts.isLocked} />
      <Act
        icon={acts.isLocked ? LockOpen : Lock}
        name={acts.isLocked ? text.unlock : text.lock}
        act={acts.lock}
        off={none}
      />
      {Object.entries(SIDES).map(([side, icon]) => {
        const name = text.alignTo[side as Side]
        return (
          <Act key={side} icon={icon} name={name} act={() => acts.align(side as Side)} off={none || acts.isLocked} />
        )
      })}
      {Object.entries(WAYS).map(([way, icon]) => {
        const name = text.distribute[way as Way]
        return <Act key={way} icon={icon} name={name} act={() => acts.distribute(way as Way)} off={count < 3} />
      })}
      <span className="hidden-text" role="status">
        {acts.said}
      </span>
    </div>
  )
}

type ActProps = { icon: LucideIcon; name: string; keys?: string; act: () => void; off?: boolean }

function Act({ icon: Icon, name, keys, act, off = false }: ActProps) {
  const title = keys ? `${name} (${keys.replace('Control', 'Ctrl')})` : name
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={title}
      // Not disabled: the focus would be lost with what was done.
      aria-disabled={off}
      data-disabled={off}
      onClick={off ? undefined : act}
    >
      <Icon aria-hidden size={18} />
    </Button>
  )
}
