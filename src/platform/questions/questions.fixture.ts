import assert from 'node:assert/strict'
import { parse } from 'node:querystring'
import fc from '../../../test/support/fast-check.ts'
import { isVisible } from '../../lib/text/visible-text.ts'
import { optionKey } from './option-key.ts'
import { PROBLEM_TYPES, type ProblemWords } from './problem-types.ts'
import { CLOSED_TYPES } from './question-condition.ts'
import { COUNTED, MAX_CHARACTERS } from './question-limits.ts'
import type { Question, QuestionType } from './question-schema.ts'
import type { QuestionWords } from './question-words.ts'

const PIECES = ['<', '>', '"', "'", '&', '=', '`', '!', '</textarea>', '&lt;', '\n', '\r\n', ' ', '\t', '0']
const OTHERS = ['a', 'ş', 'İ', '😀', 'e\u0301', 'א', '\u202e', '\u200b', '\u00a0', '\u2028', 'on', 'style', '__proto__']

/** Text that a body may contain: visible and without control characters. */
export const someText = (maxLength = 12) =>
  fc.string({ unit: fc.constantFrom(...PIECES, ...OTHERS), minLength: 1, maxLength }).filter(isVisible)

export const someId = fc.oneof(
  fc.constantFrom('constructor', '0', 'a', 'a-1', 'a_help'),
  fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/),
)

const TYPES: QuestionType[] = [
  ...(['short_text', 'long_text', 'number', 'email', 'phone', 'url', 'date'] as const),
  ...(['yes_no', 'choice', 'choices', 'rating', 'consent'] as const),
]

const someOptions = fc.uniqueArray(someText(), { selector: optionKey, minLength: 1, maxLength: 12 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 })

function someLimits(type: QuestionType, options: number) {
  if (COUNTED[type] === 'number') return fc.tuple(maybe(fc.double({ noNaN: true })), maybe(fc.double({ noNaN: true })))
  if (type === 'rating') return fc.tuple(fc.constantFrom(null, 1), maybe(fc.integer({ min: 2, max: 10 })))
  if (COUNTED[type] === undefined) return fc.constant([null, null] as [null, null])
  const most = type === 'choices' ? options : MAX_CHARACTERS[type as 'short_text']
  return fc.tuple(maybe(fc.integer({ min: 0, max: Math.min(most, 9) })), maybe(fc.integer({ min: 1, max: most })))
}

const someQuestion: fc.Arbitrary<Question> = fc
  .tuple(fc.constantFrom(...TYPES), someOptions)
  .chain(([type, options]) =>
    fc.record(
      {
        id: someId,
        type: fc.constant(type),
        label: someText(),
        help: maybe(someText()),
        required: maybe(fc.boolean()),
        options: fc.constant(type === 'choice' || type === 'choices' ? options : null),
        limits: someLimits(type, options.length),
      },
      { noNullPrototype: true },
    ),
  )
  .map(({ limits: [min, max], ...question }) => ({
    ...question,
    ...(min !== null && max !== null && min > max
      ? { min: null, max }
      : { min: Number.isFinite(min ?? 0) ? min : null, max: Number.isFinite(max ?? 0) ? max : null }),
  }))

/** Lists that pass `checkQuestions`, a third of their questions with a condition if one is possible. */
export const someQuestions = fc
  .tuple(
    fc.uniqueArray(someQuestion, { selector: ({ id }) => id, maxLength: 10 }),
    fc.array(fc.tuple(fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), fc.nat(2)), {
      minLength: 10,
      maxLength: 10,
    }),
  )
  .map(([questions, seeds]) =>
    questions.map((question, index): Question => {
      const [which, values, isShown] = seeds[index]!
      const earlier = questions.slice(0, index).filter(({ type }) => CLOSED_TYPES.includes(type))
      if (isShown || earlier.length === 0) return question
      const on = earlier[which % earlier.length]!
      const possible = conditionValues(on)
      const is_any_of = [...new Set(values.map((value) => possible[value % possible.length]!))]
      return { ...question, show_if: { question_id: on.id, is_any_of } }
    }),
  )

/** Every answer that a condition on a question can name. */
function conditionValues({ type, options, max }: Question): (string | number | boolean)[] {
  if (type === 'consent') return [true]
  if (type === 'yes_no') return [true, false]
  return type === 'rating' ? Array.from({ length: max ?? 5 }, (_, at) => at + 1) : (options ?? [])
}

/** Possible answers, mostly valid. */
export function someAnswer({ type, options }: Question): fc.Arbitrary<unknown> {
  const list = options ?? []
  const likely: Record<QuestionType, fc.Arbitrary<unknown>> = {
    short_text: someText(),
    long_text: someText(40),
    number: fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(-0, 1e21, 5e-324)),
    email: fc.constantFrom('ayse@example.org', ' ş.ö@örnek.example '),
    phone: fc.constantFrom('+90 (212) 555-00.00/1', '1234'),
    url: fc.constantFrom('https://example.org/?a=1&b=<2>#ş', 'HTTP://localhost'),
    date: fc.constantFrom('0001-01-01', '2024-02-29', '9999-12-31'),
    yes_no: fc.boolean(),
    choice: fc.constantFrom(...list, ''),
    choices: fc.subarray(list).map((some) => some.toReversed()),
    rating: fc.integer({ min: 1, max: 5 }),
    consent: fc.boolean(),
  }
  return fc.oneof({ arbitrary: likely[type], weight: 6 }, { arbitrary: fc.jsonValue(), weight: 1 }, fc.constant(null))
}

const words = PROBLEM_TYPES.map((type) => [type, (limit: number) => `<${type}> & "${limit}"`])

/** Texts that stand out and break a page that does not escape them. */
export const TEST_WORDS: QuestionWords = {
  required: '<required>',
  optional: '<optional>',
  yes: '"Yes"',
  no: '"No"',
  choose: '<choose>',
  noAnswer: '<none>',
  limits: {
    characters: (min, max) => `<characters ${min} ${max}>`,
    number: (min, max) => `<number ${min} ${max}>`,
    choices: (min, max) => `<choices ${min} ${max}>`,
  },
  problems: Object.fromEntries(words) as ProblemWords,
}

type Tag = { name: string; attributes: Map<string, string>; text: string }

const ENTITIES: Record<string, string> = { 34: '"', 38: '&', 39: "'", 60: '<', 61: '=', 62: '>' }
const unescaped = (text: string) => text.replaceAll(/&#(34|38|39|60|61|62);/g, (_, code: string) => ENTITIES[code]!)

/**
 * Returns the tags of rendered HTML in order, each with the text after it. Fails for anything that is not strictly
 * well-formed.
 */
export function readTags(html: string): Tag[] {
  assert.ok(!/&(?!#(34|38|39|60|61|62);)/.test(html), 'an & that is not escaped')
  const source = html.replaceAll(/\r\n?/g, '\n')
  const tags = [...source.matchAll(/<(\/?[a-z]+)((?: [a-z-]+(?:="[^"<>=]*")?)*)>([^<>]*)/g)]
  assert.equal(tags.map(([whole]) => whole).join(''), source, 'nothing but tags and escaped text')
  return tags.map(([, name, attributes, text]) => {
    const all = [...attributes!.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(
      ([, key, value = '']) => [key!, unescaped(value)] as const,
    )
    assert.equal(new Set(all.map(([key]) => key)).size, all.length, 'each attribute once')
    return { name: name!, attributes: new Map(all), text: unescaped(text!) }
  })
}

/** Returns the fields that a browser sends for an untouched form, parsed as a form (HTML, form submission). */
export function sentFields(html: string): Record<string, unknown> {
  const sent = new URLSearchParams()
  const send = (name: string, value: string) => sent.append(name, value.replaceAll('\n', '\r\n'))
  const tags = readTags(html)
  for (const [at, { name: tag, attributes, text }] of tags.entries()) {
    const name = attributes.get('name') ?? ''
    if (tag === 'input' && /radio|checkbox/.test(attributes.get('type')!)) {
      if (attributes.has('checked')) send(name, attributes.get('value')!)
    } else if (tag === 'input') send(name, cleaned(attributes.get('type')!, attributes.get('value')!))
    else if (tag === 'textarea') send(name, text.replace(/^\n/, ''))
    else if (tag === 'select') {
      const end = tags.findIndex((tag, index) => index > at && tag.name === '/select')
      const options = tags.slice(at, end).filter((tag) => tag.name === 'option')
      send(name, (options.find((option) => option.attributes.has('selected')) ?? options[0]!).attributes.get('value')!)
    }
  }
  return { ...parse(sent.toString()) }
}

/** HTML, value sanitisation. */
function cleaned(type: string, value: string): string {
  if (type === 'number') return /^-?([0-9]+|[0-9]*\.[0-9]+)(e[+-]?[0-9]+)?$/i.test(value) ? value : ''
  if (type === 'date') return /^[0-9]{4,}-[0-9]{2}-[0-9]{2}$/.test(value) ? value : ''
  const line = value.replaceAll(/[\n\r]/g, '')
  return type === 'url' ? line.trim() : line
}
