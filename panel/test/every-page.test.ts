import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { everyPage, inspectAll, signInPages } from './support/every-page.ts'
import { inspectInModes, MODES } from './support/inspect-page.ts'
import { openPanel, type Panel } from './support/open-panel.ts'

// `npm run test:conformance` inspects every page in every mode.

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const modes = Object.keys(MODES)
const turn = Number(process.env['SEED'] ?? 0)
/** One mode for each page: another one in the next run. */
const inspect: Parameters<typeof inspectAll>[2] = (page, name, nth) =>
  inspectInModes(page, name, [modes[(nth + turn) % modes.length]!])

test('every page, and what opens over it, meets WCAG 2.2 AA in a mode of this run, without complaints', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const all = await everyPage(panel)
  assert.ok(all.length >= 22, all.map(({ path }) => path).join())
  assert.deepEqual(await inspectAll(panel, all, inspect), [])
  assert.deepEqual(panel.complaints, [])
})

test('so do the pages for people who are not signed in', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  assert.deepEqual(await inspectAll(panel, signInPages(), inspect, { token: null }), [])
  assert.deepEqual(panel.complaints, [])
})
