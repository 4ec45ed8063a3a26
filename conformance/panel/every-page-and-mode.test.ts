import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { everyPage, inspectAll, signInPages } from '../../panel/test/support/every-page.ts'
import { inspectInModes } from '../../panel/test/support/inspect-page.ts'
import { openPanel, type Panel } from '../../panel/test/support/open-panel.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

const inspect: Parameters<typeof inspectAll>[2] = (page, name) => inspectInModes(page, name)

test('every page, and what opens over it, meets WCAG 2.2 AA light, dark, right to left, on a phone and in forced colours', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  assert.deepEqual(await inspectAll(panel, await everyPage(panel), inspect), [])
  assert.deepEqual(panel.complaints, [])
})

test('so do the pages for people who are not signed in', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  assert.deepEqual(await inspectAll(panel, signInPages(), inspect, { token: null }), [])
  assert.deepEqual(panel.complaints, [])
})
