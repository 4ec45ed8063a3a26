import type { ReactNode } from 'react'

export type Column<Row> = {
  /** Its name in saved views; also what the interface sorts by where `sorts` is true. */
  key: string
  name: string
  /** A track of a CSS grid: `minmax(10rem, 2fr)`. */
  width: string
  show: (row: Row) => ReactNode
  sorts?: boolean
  /** Where it stands on a phone, whose rows have two lines; without it, nowhere. */
  phone?: 'first' | 'second' | 'aside'
  /** Not shown until somebody chooses it. */
  hidden?: boolean
  /** Numbers stand at the end of their column. */
  isNumber?: boolean
}

export type Filter = {
  /** The parameter of the address and of the interface. */
  name: string
  label: string
  /** What can be chosen; without them it is typed. */
  options?: readonly { value: string; label: string }[]
}

/** The rows that are chosen: some, or all that search and filters leave. */
export type Chosen = { count: number; ids: readonly number[]; all: boolean }
