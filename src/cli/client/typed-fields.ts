import { readFile } from 'node:fs/promises'
import { usageError } from '../terminal/usage-error.ts'
import { inputText } from './prompt.ts'

type Branch = { [name: string]: unknown }

/** Collects the values of a repeatable option. */
export function gathered(text: string, before: string[] = []): string[] {
  return [...before, text]
}

/**
 * Builds the fields of a body from `name=value`, where `a[b]=1` is a field of `a` and `a[]=1` adds to a list.
 * @param texts values taken literally
 * @param typed true, false, null, numbers, JSON in brackets and braces, `@file` for the contents of a file; otherwise
 * texts
 */
export async function fieldsOf(texts: string[], typed: string[]): Promise<Branch> {
  const body: Branch = emptyBranch()
  for (const text of texts) put(body, ...parts(text))
  for (const text of typed) {
    const [name, value] = parts(text)
    put(body, name, await typedValue(value))
  }
  return body
}

/** Returns the contents of a file, or of standard input for `-`. */
export async function contentOf(path: string): Promise<string> {
  if (path === '-') return inputText()
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw usageError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

async function typedValue(text: string): Promise<unknown> {
  if (text.startsWith('@')) return contentOf(text.slice(1))
  if (/^(true|false|null|-?\d+(\.\d+)?)$/.test(text) || /^[[{]/.test(text)) {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  return text
}

function parts(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw usageError(`A field is name=value, and not ${JSON.stringify(text)}.`)
  return [text.slice(0, at), text.slice(at + 1)]
}

function put(body: Branch, name: string, value: unknown): void {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  if (first === undefined || rest === undefined) throw usageError(`${JSON.stringify(name)} is no name of a field.`)
  const keys = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key]) => key!)]
  let at: Branch | unknown[] = body
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1]
    const branch = next === undefined ? value : next === '' ? [] : emptyBranch()
    if (Array.isArray(at)) {
      at.push(branch)
      at = branch as Branch
      continue
    }
    if (next === undefined || !(key in at)) at[key] = branch
    at = at[key] as Branch
    if (next !== undefined && (typeof at !== 'object' || at === null || Array.isArray(at) !== (next === '')))
      throw usageError(`${JSON.stringify(name)} does not go with a field that was given before.`)
  }
}

function emptyBranch(): Branch {
  return Object.create(null)
}
