import type { Design } from '@laurel/client'
import type { Page } from 'playwright-core'
import { fieldsOnly } from '../../../test/support/stored.ts'
import type { Panel } from './open-panel.ts'

/** A design of one's own that begins as a built-in one. @returns its id */
export async function aDesign({ world }: Panel, builtin: string): Promise<number> {
  const form = fieldsOnly({ builtin })
  return (await world.request('POST', '/admin/designs', form.body, { headers: form.headers })).body.id
}

export const designOf = async ({ world }: Panel, id: number): Promise<Design> =>
  (await world.request('GET', `/admin/designs/${id}`)).body

/** Opens the designer, and waits for its fonts. */
export async function openDesign({ url }: Panel, page: Page, id: number): Promise<void> {
  await page.goto(`${url}/admin/designs/${id}`)
  await page.locator('svg.certificate[data-ready=true]').waitFor()
}

/** Position of a field on the screen, and pixels per point. */
export async function fieldOnScreen(page: Page, type: string) {
  const canvas = (await page.locator('svg.certificate').boundingBox())!
  const field = (await page.locator(`[data-field=${type}] > rect`).first().boundingBox())!
  return {
    canvas,
    middle: { x: field.x + field.width / 2, y: field.y + field.height / 2 },
    scale: canvas.width / 841.89,
  }
}
