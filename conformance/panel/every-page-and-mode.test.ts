import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { everyPage, inspectAll, type Shown, signInPages } from '../../panel/test/support/every-page.ts'
import { inspectInModes, MODES } from '../../panel/test/support/inspect-page.ts'
import { openPanel, type Panel } from '../../panel/test/support/open-panel.ts'
import { PANEL_LANGUAGES } from '../../src/modules/panel/panel-languages.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { isDue } from '../../test/support/is-due.ts'
import { IS_LONG, rounds } from '../../test/support/rounds.ts'
import { SEED } from '../../test/support/seed.ts'

const OTHER_LANGUAGES = PANEL_LANGUAGES.filter((language) => language !== 'en')
/** Each page is looked at in this many of the languages, chosen by the seed of the run. */
const LANGUAGES_PER_PAGE = rounds(1, OTHER_LANGUAGES.length)
/** Each page is looked at in this many of the modes that change colours or sides, chosen by the seed. */
const CHANGED = ['dark', 'from the right', 'forced colours']
const CHANGED_PER_PAGE = rounds(1, CHANGED.length)

let panel: Panel | null
let pages: Shown[]
before(async () => {
  panel = await openPanel()
  if (panel !== null) pages = await everyPage(panel)
})
after(() => panel?.[Symbol.asyncDispose]())

type Inspect = Parameters<typeof inspectAll>[2]

/** Pages that the languages show on a phone are not looked at on one in English as well. */
const inspectWith =
  (phone: boolean): Inspect =>
  (page, name) => {
    const nth = name.length + SEED
    const isChosen = (mode: string) => {
      if (mode === 'light') return true
      if (mode === 'phone') return phone || IS_LONG
      return (CHANGED.indexOf(mode) + nth) % CHANGED.length < CHANGED_PER_PAGE
    }
    return inspectInModes(page, name, Object.keys(MODES).filter(isChosen))
  }

test('every page, and what opens over it, meets WCAG 2.2 AA light, and dark, right to left or in forced colours', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const opened = pages.filter(({ opens }) => opens !== undefined).filter((_, index) => isDue(index, 2))
  assert.deepEqual(await inspectAll(panel, opened, inspectWith(true)), [])
  // The others have their turn in the next runs; in this one they are on a phone in another language.
  const asLoaded = pages.filter(({ opens }) => opens === undefined)
  const due = asLoaded.filter((_, index) => isDue(index, 4))
  assert.deepEqual(await inspectAll(panel, due, inspectWith(false)), [])
  assert.deepEqual(panel.complaints, [])
})

test('so do the pages for people who are not signed in', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  assert.deepEqual(await inspectAll(panel, signInPages(), inspectWith(true), { token: null }), [])
  assert.deepEqual(panel.complaints, [])
})

for (const [nth, locale] of OTHER_LANGUAGES.entries())
  test(`pages are accessible and no wider than a phone in ${locale}`, async (t) => {
    if (panel === null) return t.skip(NO_BROWSER)
    const isOwn = (index: number) => (index + nth + SEED) % OTHER_LANGUAGES.length < LANGUAGES_PER_PAGE
    // Dialogs are opened by the English names of their buttons.
    const own = pages.filter(({ opens }) => opens === undefined).filter((_, index) => isOwn(index))
    const onPhone: Inspect = async (page, name) => {
      assert.equal(await page.locator('html').getAttribute('lang'), locale)
      return inspectInModes(page, `${locale} ${name}`, ['phone'])
    }
    assert.deepEqual(await inspectAll(panel, own, onPhone, { locale }), [])
    assert.deepEqual(panel.complaints, [])
  })
