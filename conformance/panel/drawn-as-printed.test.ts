import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { SAMPLES } from '../../panel/src/designer/samples.ts'
import { openDesign } from '../../panel/test/support/open-designer.ts'
import { openPanel, type Panel } from '../../panel/test/support/open-panel.ts'
import { textsOf } from '../../panel/test/support/printed-texts.ts'
import { NO_BROWSER } from '../../test/support/browser.ts'
import { fieldsOnly } from '../../test/support/stored.ts'

let panel: Panel | null
before(async () => {
  panel = await openPanel()
})
after(() => panel?.[Symbol.asyncDispose]())

/** The fonts of Chinese have 14 MB, and are left to what is printed. */
const SHOWN = ['usual', 'long', 'arabic', 'letter'] as const
/** Printed from a code of its own in each. */
const CODES = /[0-9A-Z]{4}-[0-9A-Z]{4}/

test('of each built-in design, in both languages and with names that are hard to print, every line is seen within a point of where it is printed', async (t) => {
  if (panel === null) return t.skip(NO_BROWSER)
  const { world } = panel
  const page = await panel.visit()
  const off: unknown[] = []
  const { body: builtins } = await world.request('GET', '/admin/designs/builtin')
  for (const { key } of builtins) {
    for (const language of ['en', 'tr']) {
      const form = fieldsOnly({ builtin: key, language })
      const { id, layout } = (await world.request('POST', '/admin/designs', form.body, { headers: form.headers })).body
      await openDesign(panel, page, id)
      await page.getByLabel('View', { exact: true }).selectOption('drawn')
      for (const sample of SHOWN) {
        await page.getByLabel('Preview').selectOption(sample)
        await page.locator('svg.certificate[data-ready=true] [data-field=name] text').first().waitFor()
        const seen = (await linesSeen(page)).filter(({ text }) => text !== '' && !CODES.test(text))
        const { values, ...others } = SAMPLES[sample]
        const record = { ...others, ...(values && { values }) }
        const asked = { layout, design_id: id, record, format: 'pdf' }
        const answer = await world.request('POST', '/admin/designs/preview', asked)
        assert.equal(answer.status, 200, answer.text)
        const printed = await textsOf(answer.bytes)
        assert.ok(seen.length >= 4, `${seen.length} lines`)
        const far = seen.map((line) => ({ text: line.text, apart: apart(line, printed) }))
        off.push(...far.filter((line) => line.apart > 1).map((line) => ({ key, language, sample, ...line })))
      }
    }
  }
  assert.deepEqual(off, [])
  assert.deepEqual(panel.complaints, [])
})

type Line = { text: string; left: number; right: number; y: number }

/** Distance in points between the printed and the drawn line: start, end or baseline. */
function apart({ left, right, y }: Line, printed: Awaited<ReturnType<typeof textsOf>>): number {
  const there = printed.filter(({ x, y: at, width }) => {
    const middle = x + width / 2
    return Math.abs(at - y) < 4 && middle > left - 4 && middle < right + 4
  })
  const from = Math.min(...there.map(({ x }) => x))
  const to = Math.max(...there.map(({ x, width }) => x + width))
  return Math.max(Math.abs(from - left), Math.abs(to - right), ...there.map(({ y: at }) => Math.abs(at - y)))
}

/** The lines of the certificate as this browser draws them: from where to where, and their baselines, in points of the page. */
const linesSeen = (page: Page) =>
  page.locator('svg.certificate').evaluate((svg) =>
    [...svg.querySelectorAll<SVGTextElement>('[data-field] text')].map((text) => {
      const field = text.closest('[data-field]') as unknown as SVGGElement
      const { e, f } = field.transform.baseVal.consolidate()!.matrix
      // Text that runs right to left starts at the right. Both include the spacing after the last letter.
      const start = text.getNumberOfChars() > 0 ? text.getStartPositionOfChar(0).x : 0
      const width = text.getComputedTextLength()
      const left = e + (text.getAttribute('direction') === 'rtl' ? start - width : start)
      return { text: text.textContent!, left, right: left + width, y: f + Number(text.getAttribute('y')) }
    }),
  )
