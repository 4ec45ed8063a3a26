import { readFile } from 'node:fs/promises'
import type { Guide } from './llms-text.ts'
import { oneLine } from './schema-words.ts'

const FOLDERS = ['../../../../docs/guides/', '../../../../docs/'].map((folder) => new URL(folder, import.meta.url))

/** The text of a guide, or null where the installation has been given none. */
export async function readGuide(name: string): Promise<string | null> {
  for (const folder of FOLDERS)
    try {
      return await readFile(new URL(`${name}.md`, folder), 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  return null
}

/** Those guides that are there, with what they say of themselves: their heading and their first sentence. */
export async function describeGuides(names: readonly string[]): Promise<Guide[]> {
  const guides = await Promise.all(
    names.map(async (name): Promise<Guide[]> => {
      const text = await readGuide(name)
      if (text === null) return []
      const title = /^# (.+)$/m.exec(text)?.[1] ?? name
      const paragraph = text.split(/\n\n+/).find((each) => /^[A-Z`*]/.test(each)) ?? ''
      return [{ name, title, about: /^.*?[.!?](?=\s|$)/.exec(oneLine(paragraph))?.[0] ?? '' }]
    }),
  )
  return guides.flat()
}
