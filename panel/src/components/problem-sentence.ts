import type { ProblemTexts } from './messages/problems.ts'

type Problem = { type: string; msg: string; label: string | null; field: string }

/** A name of the API such as `event_ids`, and not part of an address, a path or a quotation. */
const API_NAME = /(?<![\w.@/"'“‘:-])[a-z]+(?:_[a-z0-9]+)+(?![\w@/:=-]|\.\w)/g

/** A problem of a template: its path, its line and the rest. */
const AT_LINE = /^[\w.]+, line (\d+): (.+)$/s

/** A sentence of the service with its field names as words: `event_ids` becomes “event ids”. */
export function asSentence(text: string): string {
  const plain = text.replaceAll(API_NAME, (name) => name.replaceAll('_', ' '))
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[.!?…:]$/.test(plain) ? '' : '.'}`
}

/** Describes the problem of a field in the language of the panel, under its label. */
export function problemSentence(text: ProblemTexts, { type, msg, label, field }: Problem): string {
  const [, line, said] = AT_LINE.exec(msg) ?? []
  if (line !== undefined && said !== undefined)
    return text.atLine(label ?? text.value, line, asSentence(text.inLine[type]?.(said) ?? said))
  const known = text.byType[type]
  if (known) return known(label ?? text.value, /\d[\d,]*/.exec(msg)?.[0] ?? '')
  return asSentence(msg.startsWith(`${field} `) ? `${label ?? text.value}${msg.slice(field.length)}` : msg)
}
