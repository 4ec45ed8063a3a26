import { FILTERS, liquidEngine, TAGS } from './liquid-engine.ts'
import type { MailKind } from './mail-kinds.ts'
import { nearest } from './nearest.ts'
import { type LiquidPart, type SetAside, setAside } from './set-aside.ts'
import { hasVariable, VARIABLES, variablesOf } from './variables.ts'

/** A problem in a template; `at` is its position, in characters. */
export type TemplateProblem = { at: number; msg: string; type: string }

/**
 * The result of validating a template part: problems, variables (once for each use) and the text with Liquid set aside.
 */
export type JudgedLiquid = { problems: TemplateProblem[]; variables: string[]; aside: SetAside | null }

const MAX_PARTS = 300
const MAX_PART_LENGTH = 1_000
const MAX_FILTERS = 5
/** Limit for all Liquid together: LiquidJS searches from the start for the line of each variable. */
const MAX_LIQUID = 10_000

/** The markers of set-aside Liquid, also as entities, which are decoded in the text of an email. */
const PRIVATE = /[\ue000\ue001]|&#(?:0*5734[45]|x0*e00[01])/i

const QUOTED = /"[^"]*"|'[^']*'/g

/** Validates the Liquid of a template part without rendering it. */
export async function validateLiquid(source: string, kind: MailKind | null): Promise<JudgedLiquid> {
  const broken = (problems: TemplateProblem[]) => ({ problems, variables: [], aside: null })
  if (PRIVATE.test(source))
    return broken([
      { at: 0, msg: 'has private-use characters (U+E000, U+E001), which templates cannot have', type: 'characters' },
    ])
  const aside = await setAside(source).catch((error: unknown) => problemOf(error, source))
  if ('msg' in aside) return broken([aside])
  const excess = excessOf(aside.parts)
  const problems = excess ? [tooMany(excess.at)] : aside.parts.flatMap(validatePart)
  if (problems.length > 0) return broken(problems)
  const engine = await liquidEngine('plain', 'en')
  try {
    const { variables } = engine.analyzeSync(engine.parse(source), { partials: false })
    const found = Object.values(variables).flat()
    return {
      problems: found.flatMap(({ segments, location }) =>
        validateVariable(segments, kind, () => offsetOf(source, location)),
      ),
      variables: found.map(({ segments }) => segments.join('.')),
      aside,
    }
  } catch (error) {
    return broken([problemOf(error, source)])
  }
}

/** The part at which the limits are exceeded. */
function excessOf(parts: readonly LiquidPart[]): LiquidPart | undefined {
  let length = 0
  return parts.find(({ source }, index) => {
    length += source.length
    return index >= MAX_PARTS || length > MAX_LIQUID
  })
}

function tooMany(at: number): TemplateProblem {
  return {
    at,
    msg: `has more than ${MAX_PARTS} variables and conditions, or more than ${MAX_LIQUID} characters of them`,
    type: 'too_large',
  }
}

/** Problems visible before parsing. */
function validatePart({ source, tag, at }: LiquidPart): TemplateProblem[] {
  // An unknown tag is reported once, at its start.
  if (tag !== null && !tag.startsWith('end') && !TAGS.includes(tag as never))
    return [{ at, msg: `there is no tag ${tag}${offer(tag, TAGS, 'there are ')}`, type: 'unknown_tag' }]
  const bare = source.replace(QUOTED, '""')
  if (source.length > MAX_PART_LENGTH || bare.split('|').length - 1 > MAX_FILTERS)
    return [
      {
        at,
        msg: `has more than ${MAX_FILTERS} filters or ${MAX_PART_LENGTH} characters in one place`,
        type: 'too_large',
      },
    ]
  if (bare.includes('..')) return [{ at, msg: 'has a range of numbers, which templates cannot have', type: 'liquid' }]
  return []
}

function validateVariable(segments: readonly unknown[], kind: MailKind | null, where: () => number): TemplateProblem[] {
  const name = segments
    .map((segment) => (typeof segment === 'object' ? '[…]' : String(segment)))
    .join('.')
    .slice(0, 100)
  if (hasVariable(kind, name)) return []
  const isOther = VARIABLES.some((variable) => variable.name === name)
  if (isOther)
    return [
      { at: where(), msg: `mails of the kind ${kind} do not have the variable ${name}`, type: 'unknown_variable' },
    ]
  return [
    { at: where(), msg: `there is no variable ${name}${offer(name, variablesOf(kind))}`, type: 'unknown_variable' },
  ]
}

/** The closest match; otherwise all names. */
function offer(name: string, names: readonly string[], all: string | null = null): string {
  const near = nearest(name, names)
  if (near !== null) return `; did you mean ${near}?`
  return all === null ? '' : `; ${all}${names.join(', ')}`
}

/** LiquidJS reports the position at which parsing failed. */
function problemOf(error: unknown, source: string): TemplateProblem {
  const { message, token } = error as Error & { token?: { begin?: number } }
  const content = message
    .split('\n', 1)[0]!
    .replace(/, line:\d+, col:\d+$/, '')
    .slice(0, 200)
  const at = Math.min(token?.begin ?? 0, source.length)
  const filter = /^undefined filter: (\w+)/.exec(content)?.[1]
  if (filter === undefined) return { at, msg: `cannot be read: ${content}`, type: 'liquid' }
  return { at, msg: `there is no filter ${filter}${offer(filter, FILTERS, 'there are ')}`, type: 'unknown_filter' }
}

function offsetOf(source: string, { row, col }: { row: number; col: number }): number {
  const lines = source.split('\n').slice(0, row - 1)
  return lines.reduce((sum, line) => sum + line.length + 1, 0) + col - 1
}
