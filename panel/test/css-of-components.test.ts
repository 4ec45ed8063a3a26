import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const panel = new URL('../', import.meta.url)
const files = globSync('src/**/*.{ts,tsx,css}', { cwd: panel }).map((path) => ({
  path,
  text: readFileSync(new URL(path, panel), 'utf8'),
}))
const styles = (name: string) => `@mantine/core/styles/${name}.css`

/** Whose styles a component needs besides those of its own name. */
const BUILT_OF: Record<string, string[]> = {
  Modal: ['ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Drawer: ['ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Menu: ['Popover'],
  Select: ['Combobox', 'Popover', 'ScrollArea'],
  Button: ['UnstyledButton', 'Loader'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input'],
}

test('every component in use brings its styles, without which it would be bare', () => {
  const used = new Set<string>()
  for (const { text } of files)
    for (const [, names] of text.matchAll(/import (?!type)\{([^}]+)\} from '@mantine\/core'/g))
      for (const name of names!.split(',').map((each) => each.trim().split(' ')[0]!))
        if (/^[A-Z]/.test(name)) used.add(name)
  assert.ok(used.size > 10, [...used].join())
  const wanted = [...used].flatMap((name) => [name, ...(BUILT_OF[name] ?? [])])
  const all = files.map(({ text }) => text).join('\n')
  const bare = wanted.filter((name) => {
    const path = new URL(`../../node_modules/${styles(name)}`, import.meta.url)
    return existsSync(path) && !all.includes(styles(name))
  })
  assert.deepEqual(bare, [])
})
