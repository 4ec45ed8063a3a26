import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { sayText } from './say-text.ts'

const PANEL = new URL('../../', import.meta.url)

export type PanelText = string | ((...given: unknown[]) => unknown)
/** Texts by their path, such as `pages/overview/messages.ts overviewMessages.title`. */
export type PanelTexts = ReadonlyMap<string, PanelText>

// The texts run here without the panel: `messages` returns the texts that it is given.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/use-messages.tsx')
      ? { url: 'data:text/javascript,export const messages = (texts) => texts', shortCircuit: true }
      : next(specifier, context),
})

/** The modules of the panel that define texts, by their paths in `panel/src`. */
export const textFiles = (): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: new URL('src/', PANEL) })
    .filter((file) => /= messages[<(]/.test(readFileSync(new URL(`src/${file}`, PANEL), 'utf8')))
    .toSorted()

/** Returns all texts and functions of a language; English is in the modules themselves. */
export async function panelTexts(language: string, files: readonly string[]): Promise<PanelTexts> {
  const folder = new URL(language === 'en' ? 'src/' : `languages/${language}/`, PANEL)
  const all = files.map(async (file) => {
    const source = readFileSync(new URL(`src/${file}`, PANEL), 'utf8')
    const module = await import(new URL(file, folder).href)
    const names = [...source.matchAll(/export const (\w+) = messages[<(]/g)].map(([, name]) => name!)
    return names.flatMap((name) => leavesOf(module[name], `${file} ${name}`))
  })
  return new Map((await Promise.all(all)).flat())
}

function leavesOf(value: unknown, path: string): [path: string, text: PanelText][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value as PanelText]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`))
}

/** Returns a text as it reads with marks in place of what it is given, which say that there are `count` of each. */
export const read = (text: PanelText, count = 5): string => (typeof text === 'string' ? text : sayText(text, count))
