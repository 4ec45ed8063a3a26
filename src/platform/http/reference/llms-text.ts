import { chaptersOf, countWords, type ReferenceDocument, slugOf } from './reference-markdown.ts'
import { oneLine } from './schema-words.ts'

export type Guide = { name: string; title: string; about: string }

/** Returns the text of `/llms.txt`, which shows language models where to find the documentation (llmstxt.org). */
export function llmsText(document: ReferenceDocument, guides: Guide[], siteUrl: string): string {
  const { title, description = '' } = document.info
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${siteUrl}${path})${about ? `: ${about}` : ''}`
  const base = document.servers?.[0]?.url ?? siteUrl
  const chapters = chaptersOf(document)
  return `# ${title}

> ${firstSentences(description)}

The interface is REST with JSON below ${base}. Calls send \`Authorization: Bearer <API_KEY>\`; what is public needs no key.

## Reference

${[
  link(
    'The whole reference',
    '/docs/reference.md',
    'every operation with its fields, answers and examples, as Markdown',
  ),
  `- [OpenAPI 3.1 document](${base}/openapi.json): the same for programs`,
  link('Reference for people', '/docs/', 'the same in a browser, to try out'),
].join('\n')}

## Chapters of the reference

${chapters
  .map((chapter) => {
    const about = [oneLine(chapter.description), countWords(chapter)].filter(Boolean).join(' ')
    return link(chapter.name, `/docs/reference/${slugOf(chapter.name)}.md`, about)
  })
  .join('\n')}
${
  guides.length > 0
    ? `
## Guides

${guides.map(({ name, title: heading, about }) => link(heading, `/docs/guides/${name}.md`, about)).join('\n')}
`
    : ''
}`
}

/** Returns the first paragraph without Markdown syntax. */
function firstSentences(text: string): string {
  const paragraph = text.split('\n\n').find((each) => !each.startsWith('#')) ?? ''
  return oneLine(paragraph)
}
