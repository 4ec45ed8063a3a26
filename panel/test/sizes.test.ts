import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LANGUAGES } from '../../src/lib/text/languages.ts'
import { BUILT } from '../../src/modules/panel/panel-stamp.ts'
import { manifestFile, routeSizes } from '../tools/route-sizes.ts'

for (const language of LANGUAGES)
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
