import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

const fields = (count: string) => counted(count, 'field', 'fields')

export const actionMessages = messages({
  selection: 'Selection',
  selected: (count: string) => `${fields(count)} selected.`,
  several: (count: string) => `${fields(count)} selected`,
  severalAbout: 'Use the arrow keys to move them together. Hold Shift to move by 10 points.',
  differ: 'Mixed',
  also: (field: string) => `Add ${field} to selection`,
  all: 'Select all',
  copy: 'Copy',
  cut: 'Cut',
  paste: 'Paste',
  duplicate: 'Duplicate',
  remove: 'Delete',
  lock: 'Lock',
  unlock: 'Unlock',
  copied: (count: string) => `${fields(count)} copied.`,
  wasCut: (count: string) => `${fields(count)} cut.`,
  pasted: (count: string) => `${fields(count)} pasted.`,
  duplicated: (count: string) => `${fields(count)} duplicated.`,
  removed: (count: string) => `${fields(count)} deleted.`,
  locked: (count: string) => `${fields(count)} locked.`,
  unlocked: (count: string) => `${fields(count)} unlocked.`,
  moved: (left: string, top: string) => `${left} mm from the left, ${top} mm from the top.`,
  aligned: 'Aligned.',
  distributed: 'Distributed.',
  lockedField: 'Locked',
  undone: 'Undone.',
  redone: 'Redone.',
  stays: 'Nothing changed. The field may be locked.',
  nothingCopied: 'There is nothing to paste.',
  full: 'A design can have at most 50 fields.',
  alignTo: {
    left: 'Align left edges',
    center: 'Centre horizontally',
    right: 'Align right edges',
    top: 'Align top edges',
    middle: 'Centre vertically',
    bottom: 'Align bottom edges',
  },
  distribute: { across: 'Distribute horizontally', down: 'Distribute vertically' },
})

export const keyMessages = messages({
  keys: 'Keyboard shortcuts',
  of: {
    '← ↑ → ↓': 'Move by 1 point, or by 10 with Shift',
    Shift: 'Click to add to the selection; drag to move along one axis',
    Alt: 'Drag without snapping',
    'Ctrl A': 'Select all',
    Esc: 'Clear selection',
    'Ctrl C, X, V, D': 'Copy, cut, paste, duplicate (also between designs)',
    Delete: 'Delete',
    'Ctrl Z, Ctrl Y': 'Undo, redo',
    'Ctrl S': 'Save new version',
    '+ - 0 1': 'Zoom in, zoom out, fit, actual size; or Ctrl and scroll',
    Space: 'Drag to move the view',
  },
})
