import { once } from '../../../lib/caches/once.ts'
import { type PackedFile, packFile } from '../responses/packed-file.ts'
import { guideListPage, guidePage } from './guide-page.ts'
import { llmsText } from './llms-text.ts'
import { describeGuides, readGuide } from './read-guides.ts'
import { chapterMarkdown, chaptersOf, type ReferenceDocument, referenceMarkdown, slugOf } from './reference-markdown.ts'

/** Guides below it have pictures, and a page for browsers besides their text. */
const ORGANISERS = 'organisers/'

type Sources = {
  document: () => Promise<ReferenceDocument>
  guides: readonly string[]
  siteUrl: string
}

/**
 * Returns a text by its name: `llms.txt`, `reference.md`, `reference/events.md`, `guides/webhooks.md`,
 * `guides/organisers/registration` for a page. Each is created
 * on first use. Null for an unknown name.
 */
export function referenceTexts({ document, guides, siteUrl }: Sources): (name: string) => Promise<PackedFile | null> {
  const texts = once(async () => {
    const described = await document()
    const all: Record<string, () => Promise<string | null>> = {
      'llms.txt': async () => llmsText(described, await describeGuides(guides), siteUrl),
      'reference.md': async () => referenceMarkdown(described),
    }
    for (const chapter of chaptersOf(described))
      all[`reference/${slugOf(chapter.name)}.md`] = async () => chapterMarkdown(described, chapter)
    for (const name of guides) all[`guides/${name}.md`] = () => readGuide(name)
    const forPeople = guides.filter((name) => name.startsWith(ORGANISERS))
    for (const name of forPeople) all[`guides/${name}`] = () => pageOf(name)
    all[`guides/${ORGANISERS}`] = async () =>
      guideListPage('Guides for organisers', ORGANISERS, await describeGuides(forPeople))
    return new Map(Object.entries(all).map(([name, make]) => [name, once(() => packed(make))]))
  })
  return async (name) => (await (await texts()).get(name)?.()) ?? null
}

async function pageOf(name: string): Promise<string | null> {
  const text = await readGuide(name)
  return text === null ? null : guidePage(text)
}

async function packed(make: () => Promise<string | null>): Promise<PackedFile | null> {
  const text = await make()
  return text === null ? null : packFile(text)
}
