import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type SourceFile = {
  /** From the root of the repository, with slashes. */
  path: string
  text: string
  lines: number
  /** Its module, `platform` or `lib`; null for files above all three. */
  room: string | null
  /** Its imports: files by their path, packages by their name. */
  imports: string[]
}

/** The text files under a folder of the repository that end so. */
export function filesUnder(folder: string, ending = '.ts'): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => readSource(relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

export const isTest = ({ path }: SourceFile) => /\.(test|fixture|helpers)\.ts$/.test(path)

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const [, module] = /^src\/modules\/([^/]+)\//.exec(path) ?? []
  return {
    path,
    text,
    lines: text.split('\n').length - 1,
    room: module ?? /^src\/(platform|lib)\//.exec(path)?.[1] ?? null,
    imports: importsOf(path, text),
  }
}

function importsOf(path: string, text: string): string[] {
  const specifiers = [
    ...text.matchAll(/^(?:import|export)\b[^'"]*?\bfrom\s+'([^']+)'/gm),
    ...text.matchAll(/^import\s+'([^']+)'/gm),
    ...text.matchAll(/\bimport\(\s*'([^']+)'/g),
  ].map((match) => match[1]!)
  return specifiers.map((specifier) =>
    specifier.startsWith('.') ? relative(root, join(root, dirname(path), specifier)).replaceAll('\\', '/') : specifier,
  )
}

export const source = filesUnder('src')
/** The program: the source without its tests. */
export const program = source.filter((file) => !isTest(file))

/** Asserts that nothing breaks a rule; what does is named, with why. */
export function assertNone(broken: (string | false | undefined | null)[], rule: string): void {
  assert.deepEqual(broken.filter(Boolean), [], rule)
}
