/** Parses the query string of an address: names and texts only. */
export type SearchTexts = { [name: string]: string | undefined }

export const parseSearch = (text: string): SearchTexts => Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}
