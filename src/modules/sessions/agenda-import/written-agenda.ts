import { isVisible } from '../../../lib/text/visible-text.ts'

/** A moment as it was written: with an offset, or by the clocks of the event. `day` is null when none was named. */
export type WrittenTime = { at: Date } | { day: string | null; minutes: number }

/** A session as it was written, in the line `row` (from 1). */
export type WrittenSession = {
  row: number
  title: string
  start: WrittenTime
  end: WrittenTime | null
  location: string
  track: string
  description: string
  capacity: string
  speakers: string[]
}

/** A line that is no session: a problem, or text that the agenda does without. */
export type OtherLine = { row: number; text: string; problem: string | null }

export type WrittenAgenda = (WrittenSession | OtherLine)[]

/** Splits names such as `Ada Lovelace, Grace Hopper & Bob` or `Ayşe ve Ali`. */
export function namesIn(text: string): string[] {
  const names = text.split(/[,;&\n]|\s(?:and|ve)\s/iu).map((name) => name.trim().replaceAll(/\s+/g, ' '))
  return [...new Set(names.filter(isVisible))]
}
