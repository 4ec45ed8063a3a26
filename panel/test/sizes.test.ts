import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PANEL_LANGUAGES } from '../../src/modules/panel/panel-languages.ts'
import { BUILT } from '../../src/modules/panel/panel-stamp.ts'
import { manifestFile, routeSizes } from '../tools/route-sizes.ts'

for (const language of PANEL_LANGUAGES)
  test(`as sent, the first route is at most 135 KB and every other at most 55 KB more: ${language}`, async (t) => {
    if (!existsSync(join(BUILT, manifestFile(language)))) return t.skip('the panel is not built: npm ci')
    const sizes = await routeSizes(BUILT, language)
    assert.ok(sizes.length >= 35, sizes.map(({ route }) => route).join())
    for (const { route, size } of sizes.slice(0, 3)) t.diagnostic(`${route}: ${(size / 1_000).toFixed(1)} KB`)
    assert.deepEqual(
      sizes.filter(({ size, max }) => size > max),
      [],
      'what weighs too much',
    )
  })

const MAX_DOOR = 60_000

test('the page for check-in is at most 60 KB as sent, without the reader of codes that comes with the camera', (t) => {
  const folder = join(BUILT, 'door')
  if (!existsSync(join(folder, '.vite/manifest.json'))) return t.skip('the panel is not built: npm ci')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const { file, css, imports = [], dynamicImports } = manifest['index.html']
  const files = [file, ...css, ...imports.map((name: string) => manifest[name].file)]
  const size = files.reduce((sum, name) => sum + readFileSync(join(folder, `${name}.gz`)).length, 0)
  t.diagnostic(`door: ${(size / 1_000).toFixed(1)} KB`)
  assert.ok(size > 10_000 && size <= MAX_DOOR, String(size))
  assert.ok(dynamicImports.some((name: string) => name.includes('qr/decode')))
})
