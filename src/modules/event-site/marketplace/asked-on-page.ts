import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { EVENT_TYPES } from '../../events/index.ts'
import type { ListingQuery } from '../../marketplace/index.ts'

/** Events on a page. */
export const PER_PAGE = 20
const LAST_PAGE = 500

/** The query of a form or link, without anything the list would reject except too many words. */
export type AskedOnPage = Omit<ListingQuery, 'limit' | 'page'> & { page: number }

type Sent = Record<string, unknown>

/** Forms send every field, including empty ones; unreadable values count as empty. */
export function askedOnPage(sent: Sent): AskedOnPage {
  const page = Number(textOf(sent, 'page'))
  const { search, place, organisation } = {
    search: textOf(sent, 'search', 300),
    place: textOf(sent, 'place', 300),
    organisation: textOf(sent, 'organisation', 100),
  }
  const [type, when, sort, from, to] = [
    oneOf(EVENT_TYPES, textOf(sent, 'type')),
    oneOf(['past', 'all'] as const, textOf(sent, 'when')),
    oneOf(['soonest', 'latest', 'newest'] as const, textOf(sent, 'sort')),
    timeIn(textOf(sent, 'from')),
    timeIn(textOf(sent, 'to')),
  ]
  return {
    page: Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1,
    ...(search ? { search } : {}),
    ...(type ? { type } : {}),
    ...(when ? { when } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(place ? { place } : {}),
    ...(textOf(sent, 'free') === 'true' ? { free: true } : {}),
    ...(organisation ? { organisation } : {}),
    ...(sort ? { sort } : {}),
  }
}

/** Returns the query string for these filters with some replaced; empty when there are none. */
export function queryOf(
  { page, ...asked }: AskedOnPage,
  other: { page?: number } & Record<string, unknown> = {},
): string {
  const all = Object.entries({ ...asked, page: 1, ...other })
  const said = all.filter(([name, value]) => value !== undefined && !(name === 'page' && value === 1))
  const query = new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return query && `?${query}`
}

function textOf(sent: Sent, name: string, most = 40): string {
  const value = sent[name]
  const text = Array.isArray(value) ? value[0] : value
  return typeof text === 'string'
    ? Array.from(text.slice(0, 2 * most))
        .slice(0, most)
        .join('')
        .trim()
    : ''
}

function oneOf<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  return words.find((word) => word === text)
}

function timeIn(text: string): string | null {
  return parseTimestamp(text) === null ? null : text
}
