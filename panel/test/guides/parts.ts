import type { Locator, Page } from 'playwright-core'
import type { Deed, Stage } from './guide.ts'

/** Returns the path of a page of the event. */
export const ofEvent = (page: string) => (ids: Stage['ids']) => `/admin/events/${ids['event']}/${page}`

/** Returns the part of a page with a heading. */
export const surface =
  (heading: string) =>
  (page: Page): Locator =>
    page
      .locator('section, form, .surface')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
      .last()

/** The dialog that is open. */
export const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Waits until the preview of questions shows a text. */
export const previewShows =
  (text: string): Deed =>
  (_, { page }) =>
    page.frameLocator('.question-preview iframe').getByText(text, { exact: true }).waitFor()

/** The questions with their preview. */
export const besidePreview = (page: Page): Locator => page.locator('.question-preview').locator('xpath=..')

/** Opens a row of a list, wherever it is by then: rows move while a list gets its size. */
export const openRow: Deed = (control) => control.dispatchEvent('click')

/** Presses the button of a part, where others on the page have the same name. */
export const inGroup =
  (heading: string): Deed =>
  async (control, { page }) =>
    surface(heading)(page)
      .getByRole('button', { name: (await control.textContent())!, exact: true })
      .click()
