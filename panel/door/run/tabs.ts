import type { DoorState } from './door-state.ts'

/** A message from one tab of a device to the others. */
type Word =
  | { kind: 'scanned'; ids: number[] }
  | { kind: 'settings' }
  /** Guests have changed; null for all. */
  | { kind: 'changed'; ids: number[] | null }
  | { kind: 'synced'; problem: DoorState['problem']; clockOffset: number }
  | { kind: 'ended'; ended: DoorState['ended'] }

export type Tabs = { say: (word: Word) => void; onWord: (hear: (word: Word) => void) => void }

export function openTabs(name: string): Tabs {
  const channel = new BroadcastChannel(name)
  return {
    say: (word) => channel.postMessage(word),
    onWord: (hear) => {
      channel.onmessage = ({ data }: MessageEvent<Word>) => hear(data)
    },
  }
}
