import { createRequire } from 'node:module'
import type createParser from 'markdown-it'
import { once } from '../../../lib/caches/once.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Guide } from './llms-text.ts'

const require = createRequire(import.meta.url)

/** The colours of the public pages. */
const STYLE = `
:root { color-scheme: light dark; --page: #f4f2ec; --sheet: #fffdf8; --ink: #1d2925; --soft: #56615b; --line: #ddd8cb; --accent: #1e5140; --focus: #0a5bc4 }
@media (prefers-color-scheme: dark) {
  :root { --page: #131715; --sheet: #1b211e; --ink: #e9ece7; --soft: #a8b3ac; --line: #343d38; --accent: #97d3b5; --focus: #8ab8ff }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
nav, main { max-inline-size: 56rem; margin-inline: auto; padding: 1rem 1.25rem }
main { background: var(--sheet); border: 1px solid var(--line); border-radius: .75rem; margin-block-end: 3rem }
a { color: var(--accent) }
nav a { display: inline-block; padding-block: .25rem }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
h1, h2 { line-height: 1.25; text-wrap: balance }
h2 { margin-block-start: 2.5rem }
li { margin-block: .5rem }
img { display: block; box-sizing: border-box; max-inline-size: 100%; block-size: auto; border: 1px solid var(--line); border-radius: .5rem }
@media (max-width: 60rem) { main { border-inline: 0; border-radius: 0 } }
@media print { nav { display: none } img { break-inside: avoid } }
`

/** Content security policy of the guides: nothing but their style and pictures. */
export const GUIDE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${sha256(STYLE).toString('base64')}'`,
  "img-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const parser = once(async () => {
  const create: typeof createParser = require('markdown-it')
  const made = create({ html: false })
  const image = made.renderer.rules.image!
  made.renderer.rules.image = (tokens, nth, options, env, self) => {
    tokens[nth]!.attrSet('loading', 'lazy')
    return image(tokens, nth, options, env, self)
  }
  return made
})

/** Renders a guide as a page for a browser. */
export async function guidePage(text: string): Promise<string> {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? 'Guide'
  const main = (await parser()).render(text.replace(/<!--.*?-->/gs, ''))
  return pageOf(title, '<nav><a href="./">All guides</a></nav>', main)
}

/** Renders the list of guides below a path, such as `organisers/`. */
export async function guideListPage(title: string, folder: string, guides: Guide[]): Promise<string> {
  const lines = guides.map(({ name, title, about }) => `- [${title}](${name.slice(folder.length)}): ${about}`)
  return pageOf(title, '', (await parser()).render(`# ${title}\n\n${lines.join('\n')}`))
}

const pageOf = (title: string, nav: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · Laurel</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="../../favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
${nav}
<main>
${main}</main>
</body>
</html>
`
