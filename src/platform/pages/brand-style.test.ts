import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyColour, contrast } from '../../../test/support/contrast.ts'
import fc from '../../../test/support/fast-check.ts'
import { brandStyle, brandStylePath } from './brand-style.ts'
import { THEMES, type Theme } from './page-themes.ts'

const HARD = [null, '#000000', '#ffffff', '#ffff00', '#00ff00', '#808080', '#777777', '#757575', '#ff0000', '#0000ff']

/** The variables of a block of declarations that are colours. */
function colours(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]))
}

/** The variables as a browser has them: on a sheet, and around the sheets. */
function shown(theme: Theme, primary: string | null, background: string | null) {
  const own = brandStyle({ primary, background })
    .split('@media')
    .find((part) => part.includes(`scheme: ${theme}`))!
  const [root, body, sheet] = own.split(/(?:body|\.sheet, \.skip) \{/).map(colours)
  const around = { ...colours(THEMES[theme]), ...root, ...body }
  return { sheet: { ...around, ...sheet }, around }
}

test('text, links and buttons of a page can be read on everything they may stand on, whatever the colours of the brand', () => {
  const judge = (primary: string | null, background: string | null) => {
    for (const theme of ['light', 'dark'] as const) {
      const { sheet, around } = shown(theme, primary, background)
      const grounds = Object.keys(sheet).filter(
        (name) => name === 'sheet' || name === 'well' || name.endsWith('-ground'),
      )
      const pairs = [
        ['on-accent', sheet['on-accent'], sheet['accent'], 4.5],
        ...grounds.map((name) => [`accent on ${name}`, sheet['accent'], sheet[name], 4.5]),
        ...['ink', 'soft', 'accent'].map((name) => [`${name} around`, around[name], around['page'], 4.5]),
        ...['ink', 'soft'].map((name) => [`${name} on a sheet`, sheet[name], sheet['sheet'], 4.5]),
        ['focus on a sheet', sheet['focus'], sheet['sheet'], 3],
        ['focus around', around['focus'], around['page'], 3],
      ] as [string, string, string, number][]
      assert.equal(pairs.length, 16)
      for (const [name, ink, ground, least] of pairs)
        assert.ok(contrast(ink, ground) >= least, `${theme}: ${name}: ${ink} on ${ground} (${primary}, ${background})`)
    }
  }
  for (const primary of HARD) for (const background of HARD) judge(primary, background)
  fc.assert(fc.property(anyColour, anyColour, judge), { numRuns: 1_000 })
})

test('a readable colour stays as it was chosen, and no colour of a brand changes the paper', () => {
  const css = brandStyle({ primary: '#7a1f5c', background: '#eef2f7' })
  assert.match(css, /--page: #eef2f7;\n--brand: #7a1f5c;\n--accent: #7a1f5c;\n--on-accent: #ffffff;/)
  assert.doesNotMatch(css.replaceAll(/@media screen and [\s\S]*?\n\}\n(?=@|$)/g, ''), /\S/)
})

test('the address of a stylesheet follows its colours, and is none without any', () => {
  const address = brandStylePath({ primary: '#7a1f5c', background: null })
  assert.match(address!, /^\/assets\/brand\.css\?primary=7a1f5c&v=[0-9a-f]{12}$/)
  assert.notEqual(address, brandStylePath({ primary: '#7a1f5d', background: null }))
  assert.equal(brandStylePath({ primary: null, background: null }), null)
})
