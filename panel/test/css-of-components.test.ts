import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const panel = new URL('../', import.meta.url)
const files = globSync('src/**/*.{ts,tsx,css}', { cwd: panel }).map((path) => ({
  path,
  text: readFileSync(new URL(path, panel), 'utf8'),
}))
const styles = (name: string) => `@mantine/core/styles/${name}.css`

/** Components whose styles another one needs besides its own. */
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

/** Styles loaded with every page. */
const FIRST = readFileSync(new URL('src/app/panel.css', panel), 'utf8')

test('every Mantine component in use has its stylesheet imported', () => {
  const bare: string[] = []
  let used = 0
  for (const { path, text } of files)
    for (const [, names] of text.matchAll(/(?:import|export) (?!type)\{([^}]+)\} from '@mantine\/core'/g))
      for (const name of names!.split(',').map((each) => each.trim().split(' ')[0]!)) {
        const wanted = [name, ...(BUILT_OF[name] ?? [])].filter((each) =>
          existsSync(new URL(`../../node_modules/${styles(each)}`, import.meta.url)),
        )
        used += wanted.length
        bare.push(
          ...wanted
            .filter((each) => !text.includes(styles(each)) && !FIRST.includes(styles(each)))
            .map((each) => `${path}: ${each}`),
        )
      }
  assert.ok(used > 20, String(used))
  assert.deepEqual(bare, [])
})

test('no text of panel, door or public pages falls back to a serif, which is Times on a plain Linux', () => {
  const root = new URL('../../', import.meta.url)
  const styled = globSync(['panel/{src,door}/**/*.{css,ts,tsx}', 'src/**/*.css'], { cwd: root })
  const found = styled.filter((path) => /[\s,](?:ui-)?serif\b/.test(readFileSync(new URL(path, root), 'utf8')))
  assert.ok(styled.length > 100, String(styled.length))
  assert.deepEqual(found, [])
})
