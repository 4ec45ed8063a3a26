/** Calls a function of texts with marks such as `⟦a5⟧` in place of names, counts, lists, records and formats. */
export function sayText(write: (...given: unknown[]) => unknown, count: number): string {
  return flat(write(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => mark(name, count))))
}

/** Calls it with a real count first, as texts compare it; null if the text takes no number there. */
export function sayCount(write: (...given: unknown[]) => unknown, count: number): string | null {
  try {
    return flat(write(count, ...['b', 'c', 'd', 'e'].map((name) => mark(name, count))))
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

function flat(said: unknown): string {
  if (typeof said === 'function') return `${said}`
  if (Array.isArray(said)) return said.map(flat).join('\n')
  if (typeof said === 'object' && said !== null) return Object.values(said).map(flat).join('\n')
  return `${said}`
}

/** A value of any kind: a string, a number, a list of one, a record, and a format that writes what it is given. */
function mark(name: string, count: number): unknown {
  const text = `⟦${name}${count}⟧`
  const special: Record<string | symbol, unknown> = {
    [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? count : text),
    [Symbol.iterator]: () => [text].values(),
    length: count,
    map: (of: (value: unknown, nth: number) => unknown) => [of(mark(name, count), 0)],
    join: () => text,
  }
  return new Proxy(() => text, {
    get: (_, key) => {
      if (key in special) return special[key]
      if (typeof key === 'symbol') return undefined
      const own = (text as unknown as Record<string, unknown>)[key]
      return typeof own === 'function' ? own.bind(text) : mark(`${name}.${key}`, count)
    },
    apply: (_, __, given) => (given.length > 0 ? `${given[0]}` : text),
  })
}
