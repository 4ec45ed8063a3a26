import type { Guide, Step } from './guide.ts'

const WRITTEN = '<!-- Written by `npm run pictures` from panel/test/guides: change it there. -->'

/** Returns a guide as Markdown. */
export function guideMarkdown({ title, about, tasks }: Guide): string {
  const parts = tasks.map(({ title: heading, steps }) => `## ${heading}\n\n${steps.map(stepLines).join('\n')}`)
  const text = [`# ${title}`, WRITTEN, about!, ...parts].join('\n\n')
  return `${text.replace(/\n{3,}/g, '\n\n').trimEnd()}\n`
}

function stepLines({ text, picture }: Step, nth: number): string {
  const line = `${nth + 1}. ${text}`
  return picture ? `${line}\n\n   ![${picture.alt}](../../pictures/${picture.name}.webp)\n` : line
}
