import type { TagToken, TopLevelToken } from 'liquidjs'
import { liquidEngine } from './liquid-engine.ts'

/** A Liquid part of a template, and its position; `tag` null: an output. */
export type LiquidPart = { source: string; tag: string | null; at: number }

/** A template whose Liquid is replaced by markers, so that markup parsers see text. */
export type SetAside = { text: string; parts: LiquidPart[] }

/** The marker of a part, between private-use characters, which templates cannot contain. */
const MARK = /\ue000(\d+)\ue001/g

/** Replaces Liquid parts by markers. @throws Error of LiquidJS when a part is not closed */
export async function setAside(source: string): Promise<SetAside> {
  const [{ Tokenizer }, engine] = await Promise.all([import('liquidjs'), liquidEngine('plain', 'en')])
  const parts: LiquidPart[] = []
  const textOf = (token: TopLevelToken) => {
    const own = token.getText()
    const isText = !own.startsWith('{{') && !own.startsWith('{%')
    if (isText) return own.replace(/[\ue000\ue001]/g, '')
    return `\ue000${parts.push({ source: own, tag: (token as TagToken).name ?? null, at: token.begin }) - 1}\ue001`
  }
  const text = new Tokenizer(source).readTopLevelTokens(engine.options).map(textOf).join('')
  return { text, parts }
}

/** The Liquid parts in a text, in order. */
export function partsIn(text: string, { parts }: SetAside): LiquidPart[] {
  return [...text.matchAll(MARK)].map(([, number]) => parts[Number(number)]!)
}

/** The text with its Liquid restored. */
export function putBack(text: string, { parts }: SetAside): string {
  return text.replace(MARK, (_, number) => parts[Number(number)]!.source)
}

/** Whether a text contains Liquid. */
export function hasMark(text: string): boolean {
  return text.includes('\ue000')
}
