import { tooComplex } from './spreadsheet-error.ts'

/** Joins the runs of one string item (`si` or `is`) without its phonetic guides. */
export type RichText = {
  open(name: string): void
  text(value: string): void
  close(name: string): void
  /** Returns the text joined since the last call. */
  take(): string
}

export function createRichText(maxLength: number): RichText {
  let joined = ''
  let inText = false
  let inGuide = false
  return {
    open(name) {
      if (name === 'rPh') inGuide = true
      inText = name === 't' && !inGuide
    },
    text(value) {
      if (!inText) return
      joined += value
      if (joined.length > maxLength) throw cellTooLong(maxLength)
    },
    close(name) {
      if (name === 'rPh') inGuide = false
      inText = false
    },
    take() {
      const result = decodeEscapes(joined)
      joined = ''
      inText = false
      inGuide = false
      return result
    },
  }
}

export function cellTooLong(maxLength: number): Error {
  return tooComplex(`a cell has more than ${maxLength} characters`)
}

/** Decodes escapes: `_x000D_` is a character that XML cannot carry, `_x005F_` an underscore (ECMA-376, ST_Xstring). */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
