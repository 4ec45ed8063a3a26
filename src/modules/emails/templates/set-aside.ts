import type { TagToken, TopLevelToken } from 'liquidjs'
import { liquidEngine } from './liquid-engine.ts'

/** A part of a template that LiquidJS reads, and where it begins; `tag` null: it is written out. */
export type LiquidPart = { source: string; tag: string | null; at: number }

/** A template whose Liquid is set aside, so that whoever reads markup finds text in its place. */
export type SetAside = { text: string; parts: LiquidPart[] }

/** Which part stands there, between characters of private use. A template has none of its own. */
const MARK = /\ue000(\d+)\ue001/g

/** @throws Error when a part is not closed, as LiquidJS tells it */
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

/** The parts that stand in a text, in their order. */
export function partsIn(text: string, { parts }: SetAside): LiquidPart[] {
  return [...text.matchAll(MARK)].map(([, number]) => parts[Number(number)]!)
}

/** The text with its Liquid where it was. */
export function putBack(text: string, { parts }: SetAside): string {
  return text.replace(MARK, (_, number) => parts[Number(number)]!.source)
}

/** Whether a text has Liquid in it. */
export function hasMark(text: string): boolean {
  return text.includes('\ue000')
}
