import { readFile } from 'node:fs/promises'
import type { Guide } from './llms-text.ts'
import { oneLine } from './schema-words.ts'

const FOLDERS = ['../../../../docs/guides/', '../../../../docs/'].map((folder) => new URL(folder, import.meta.url))

/** Returns the text of a guide, or null if the installation does not have it. */
export async function readGuide(name: string): Promise<string | null> {
  for (const folder of FOLDERS)
    try {
      return await readFile(new URL(`${name}.md`, folder), 'utf8')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  return null
}

/** Returns the guides that exist with their heading and first sentence. */
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
