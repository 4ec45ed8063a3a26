import type { ReactNode } from 'react'

export type Column<Row> = {
  /** Key in saved views, and the sort field of the API if `sorts` is true. */
  key: string
  name: string
  /** A track of a CSS grid: `minmax(10rem, 2fr)`. */
  width: string
  show: (row: Row) => ReactNode
  /** True if people can sort by it up and down; `up` or `down` where the service has only one of them. */
  sorts?: boolean | 'up' | 'down'
  /** Position on a phone, where rows have two lines; hidden without it. */
  phone?: 'first' | 'second' | 'aside'
  /** Hidden until somebody adds the column. */
  hidden?: boolean
  /** Numbers are aligned to the end of their column. */
  isNumber?: boolean
}

/** Kind of a file with the rows of a list. */
export type ExportFormat = 'csv' | 'xlsx'

export type Filter = {
  /** Parameter of the address and of the API. */
  name: string
  label: string
  /** Options to choose from; without them the filter is a text box. */
  options?: readonly { value: string; label: string }[]
  /** True if the text box takes a number. */
  isNumber?: boolean
  /** Texts that the text box suggests. */
  suggestions?: readonly string[]
  /** True to show the options side by side; the list then opens with the first, whose value is empty. */
  asTabs?: boolean
}

/** The rows that are chosen: some, or all that search and filters leave. */
export type Chosen = { count: number; ids: readonly number[]; all: boolean }
