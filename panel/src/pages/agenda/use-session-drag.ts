import type { Session } from '@laurel/client'
import { type BeginDrag as Begin, type Drag as Dragged, useDrag } from '../../components/use-drag.ts'
import { type DropTarget, dropTarget } from './drop-target.ts'
import type { AgendaDay } from './place-sessions.ts'
import type { Move } from './use-move.ts'

export type Drag = Dragged<Session, DropTarget>
export type BeginDrag = Begin<Session>

/** Moves sessions within a day and to another one. */
export function useSessionDrag(days: readonly AgendaDay[], zone: string, move: (to: Move) => void) {
  return useDrag<Session, DropTarget>({
    block: '.session-block',
    targetOf: ({ item, ...at }) => dropTarget({ session: item, ...at }, days, zone),
    drop: (session, target) => {
      if (target.start !== session.start_time || target.room !== (session.location || null))
        move({ session, start: target.start, room: target.room })
    },
  })
}
