import type { ReactNode } from 'react'

/** Colour of a series or a cell. The last four carry a meaning, which words next to them say too. */
export type Tone = 'first' | 'second' | 'third' | 'fourth' | 'good' | 'warning' | 'bad' | 'quiet'

/** One row of numbers, in the order of the intervals of its chart. */
export type Series = { key: string; name: string; values: readonly number[]; tone?: Tone }

/** An interval or group on the horizontal axis: a short name below it, and a whole one for tables. */
export type Mark = { key: string; name: string; short: string }

/** The numbers of a chart as a table: a heading for each column, and rows that begin with their name. */
export type ChartRows = { heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }

const IN_ORDER: readonly Tone[] = ['first', 'second', 'third', 'fourth']

/** Returns the tone of a series by its position, unless it has one. */
export const toneOf = ({ tone }: Pick<Series, 'tone'>, nth: number): Tone => tone ?? IN_ORDER[nth % IN_ORDER.length]!
