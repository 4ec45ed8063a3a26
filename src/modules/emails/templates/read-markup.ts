import type { SetAside } from './set-aside.ts'

/** A piece of HTML, and its position in the text. */
export type Markup =
  | { kind: 'open'; name: string; attributes: Record<string, string>; at: number }
  | { kind: 'close'; name: string; at: number }
  | { kind: 'text'; text: string; at: number }
  | { kind: 'other'; what: string; at: number }

/** Elements without an end tag. */
export const VOID = new Set(['br', 'hr', 'img'])

/** Parses HTML as browsers do, with an end for each element. Text and values are raw, or with entities decoded. */
export async function readMarkup({ text }: SetAside, { decoded = false } = {}): Promise<Markup[]> {
  const { Parser } = await import('htmlparser2')
  const found: Markup[] = []
  const texts: string[][] = []
  const opened: string[] = []
  const add = (markup: Markup) => found.push(markup)
  // Text that the parser reports in pieces is joined once at the end, because joining repeatedly would be slow.
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
      // At the end of input the parser also closes a tag that was never completed.
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
