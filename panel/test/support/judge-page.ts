import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is wrong with the page as it is shown now: by the rules of WCAG 2.2 AA that a program can judge, or wider than its window. */
export async function judgePage(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(LEVELS).analyze()
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} wide in a window of ${clientWidth}`] : []
  })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  )
  return [...found, ...wide]
}

/** The ways in which every page is looked at. */
export const MODES: Record<string, (page: Page) => Promise<unknown>> = {
  light: (page) => page.emulateMedia({ colorScheme: 'light' }),
  dark: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'from the right': (page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
  phone: async (page) => {
    await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    await page.setViewportSize({ width: 360, height: 740 })
  },
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
}

/** As it was before it was looked at in all ways. */
export async function resetModes(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
}
