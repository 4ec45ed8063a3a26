import { join } from 'node:path'

/** The path of a font file, such as `NotoSans_400Regular.ttf`. */
export function fontPath(file: string): string {
  return join(import.meta.dirname, 'files', file)
}
