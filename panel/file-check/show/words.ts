import type { FileCheckMessages } from '../../../src/modules/certificates/pages/messages/file-check-messages.ts'

/** The texts of the page, which the service writes into it. Names such as `⟦domain⟧` stand for values. */
export type Words = FileCheckMessages['words'] & {
  /** The locale of dates. */
  language: string
}

type Values = Record<string, string | Date>

/** Fills a text. Values are isolated, since their direction may be another. */
export function written(text: string, values: Values, language: string): Node[] {
  return text.split(/⟦(\w+)⟧/).map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part)
    const value = values[part] ?? ''
    return element('bdi', { text: value instanceof Date ? dayOf(value, language) : value })
  })
}

export function dayOf(date: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date)
}

type Made = { text?: string; className?: string; children?: (Node | string)[] }

/** Returns a new element. Texts of files become text and never markup. */
export function element(tag: string, { text, className, children = [] }: Made = {}): HTMLElement {
  const made = document.createElement(tag)
  if (className !== undefined) made.className = className
  if (text !== undefined) made.textContent = text
  made.append(...children)
  return made
}
