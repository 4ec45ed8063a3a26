import { Button } from '../../../../components/button.ts'
import type { Icon } from '../../../../components/icons.tsx'
import type { Side, Way } from '../../../../designer/arrange-fields.ts'
import { actionMessages } from '../../messages/actions.ts'
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
  Scissors,
  SquareDashedMousePointer,
  Trash2,
} from '../parts/designer-icons.ts'
import type { FieldActions } from './use-field-actions.ts'

const SIDES: Record<Side, Icon> = {
  left: AlignStartVertical,
  center: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
}
const WAYS: Record<Way, Icon> = { across: AlignHorizontalSpaceBetween, down: AlignVerticalSpaceBetween }

/** Actions for the selected fields, as buttons; shown while there are some. */
export function SelectionBar({ actions, count }: { actions: FieldActions; count: number }) {
  const text = actionMessages
  return (
    <div className="actions" role="toolbar" aria-label={text.selection}>
      <Action icon={Files} name={text.copy} keys="Control+C" action={actions.copy} />
      <Action icon={Scissors} name={text.cut} keys="Control+X" action={actions.cut} off={actions.isLocked} />
      <Action icon={CopyPlus} name={text.duplicate} keys="Control+D" action={actions.duplicate} />
      <Action icon={Trash2} name={text.remove} keys="Delete" action={actions.remove} off={actions.isLocked} />
      <Action
        icon={actions.isLocked ? LockOpen : Lock}
        name={actions.isLocked ? text.unlock : text.lock}
        action={actions.lock}
      />
      {Object.entries(SIDES).map(([side, icon]) => {
        const name = text.alignTo[side as Side]
        return (
          <Action
            key={side}
            icon={icon}
            name={name}
            action={() => actions.align(side as Side)}
            off={actions.isLocked}
          />
        )
      })}
      {Object.entries(WAYS).map(([way, icon]) => {
        const name = text.distribute[way as Way]
        return (
          <Action key={way} icon={icon} name={name} action={() => actions.distribute(way as Way)} off={count < 3} />
        )
      })}
    </div>
  )
}

/** Actions that need no selection, and what the last one did. */
export function PageActions({ actions }: { actions: FieldActions }) {
  const text = actionMessages
  return (
    <div className="actions">
      <Action icon={SquareDashedMousePointer} name={text.all} keys="Control+A" action={actions.selectAll} />
      <Action icon={ClipboardPaste} name={text.paste} keys="Control+V" action={actions.paste} />
      <span className="hidden-text" role="status">
        {actions.said}
      </span>
    </div>
  )
}

type ActionProps = { icon: Icon; name: string; keys?: string; action: () => void; off?: boolean }

function Action({ icon: Icon, name, keys, action, off = false }: ActionProps) {
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
      onClick={off ? undefined : action}
    >
      <Icon aria-hidden size={18} />
    </Button>
  )
}
