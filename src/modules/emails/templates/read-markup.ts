import type { SetAside } from './set-aside.ts'

/** A piece of HTML, and where in the text it begins. */
export type Markup =
  | { kind: 'open'; name: string; attributes: Record<string, string>; at: number }
  | { kind: 'close'; name: string; at: number }
  | { kind: 'text'; text: string; at: number }
  | { kind: 'other'; what: string; at: number }

/** Elements without an end. */
export const VOID = new Set(['br', 'hr', 'img'])

/**
 * Reads HTML as browsers read it, each element with its end. Text and values are as they are written, or with their entities
 * decoded.
 */
export async function readMarkup({ text }: SetAside, { decoded = false } = {}): Promise<Markup[]> {
  const { Parser } = await import('htmlparser2')
  const found: Markup[] = []
  const texts: string[][] = []
  const opened: string[] = []
  const add = (markup: Markup) => found.push(markup)
  // What the parser tells in pieces is one text, which whoever reads on would put together over and over.
  const addText = (more: string, at: number) => {
    const last = found.at(-1)
    if (last?.kind === 'text') texts.at(-1)!.push(more)
    else {
      texts.push([more])
      add({ kind: 'text', text: '', at })
    }
  }
  const at = () => parser.startIndex
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        opened.push(name)
        add({ kind: 'open', name, attributes: { ...attributes }, at: at() })
      },
      // At the end of the text the parser also closes a tag that it never came to the end of.
      onclosetag: (name) => {
        if (opened.at(-1) === name) add({ kind: 'close', name: opened.pop()!, at: at() })
      },
      ontext: (text) => addText(text, at()),
      oncomment: () => add({ kind: 'other', what: 'a comment', at: at() }),
      oncdatastart: () => add({ kind: 'other', what: 'CDATA', at: at() }),
      onprocessinginstruction: (_, data) => add({ kind: 'other', what: `<${data}>`, at: at() }),
    },
    { decodeEntities: decoded },
  )
  parser.end(text)
  for (const piece of found) if (piece.kind === 'text') piece.text = texts.shift()!.join('')
  return found
}
