import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that depend on colours only, and on sides only. */
const COLOURS = ['color-contrast', 'link-in-text-block']
const SIDES = ['target-size', 'scrollable-region-focusable']

/** Nothing runs in the frames of previews, and the judge complains of frames that it cannot enter. */
const WITHOUT_FRAMES = { iframes: false }

type Mode = { look: (page: Page) => Promise<unknown>; rules?: readonly string[] }
type Violation = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }

/**
 * Lists the problems of the page as it is shown now: by the rules of WCAG 2.2 AA that a program can judge, wider than its
 * window, or times that are cut off in a list.
 * @param rules those alone that can find something which was not found before
 */
export async function inspectPage(page: Page, rules?: readonly string[]): Promise<string[]> {
  const violations = await violationsIn(page, rules)
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} wide in a window of ${clientWidth}`] : []
  })
  const cut = await page
    .locator('.grid-row .cell')
    .evaluateAll((cells) =>
      cells.flatMap(({ textContent, scrollWidth, clientWidth }) =>
        /\d\d:\d\d/.test(textContent ?? '') && scrollWidth > clientWidth ? [`cut off: ${textContent}`] : [],
      ),
    )
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  )
  return [...found, ...cut, ...wide]
}

/** The judge is brought into the page once; every look after the first asks the one that is there. */
async function violationsIn(page: Page, rules: readonly string[] | undefined): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const judge = new AxeBuilder({ page }).setLegacyMode().options(WITHOUT_FRAMES)
    return (await (rules ? judge.withRules([...rules]) : judge.withTags(LEVELS)).analyze()).violations
  }
  return page.evaluate(
    async (runOnly) => {
      type Axe = { run: (options: object) => Promise<{ violations: Violation[] }> }
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run({ runOnly, resultTypes: ['violations'], iframes: false })
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, ...(failureSummary && { failureSummary }) })),
      }))
    },
    rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: LEVELS },
  )
}

/**
 * The ways in which every page is looked at, one after the other. By all rules it is judged as it first stands, and on a
 * phone, where other parts of it are there; else by what that look can change.
 */
export const MODES: Record<string, Mode> = {
  light: { look: (page) => page.emulateMedia({ colorScheme: 'light' }) },
  dark: { look: (page) => page.emulateMedia({ colorScheme: 'dark' }), rules: COLOURS },
  'from the right': {
    look: (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
    rules: SIDES,
  },
  phone: {
    look: async (page) => {
      await page.evaluate(() => document.documentElement.removeAttribute('dir'))
      await page.setViewportSize({ width: 360, height: 740 })
    },
  },
  'forced colours': { look: (page) => page.emulateMedia({ forcedColors: 'active' }), rules: COLOURS },
}

/** As it was before it was looked at in all ways. */
export async function resetModes(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
}

/** Inspects a page in some modes, or in all, in their order. @returns what is wrong, with the page and the mode */
export async function inspectInModes(page: Page, name: string, modes = Object.keys(MODES)): Promise<string[]> {
  const found = []
  for (const mode of modes) {
    const { look, rules } = MODES[mode]!
    await look(page)
    found.push(...(await inspectPage(page, rules)).map((each) => `${name}, ${mode}: ${each}`))
  }
  return found
}
