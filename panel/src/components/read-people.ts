export type Recipient = { name: string; email?: string }

const ADDRESS = /<?([^\s<>,;"]+@[^\s<>,;"]+)>?/

/** Reads one person per line: a name, with or without an email address before or after it. Blank lines are skipped. */
export function readPeople(text: string): Recipient[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const email = ADDRESS.exec(line)?.[1]
    const name = line
      .replace(ADDRESS, ' ')
      .replace(/["\t,;]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (name === '' && email === undefined) return []
    return [{ name, ...(email && { email }) }]
  })
}
