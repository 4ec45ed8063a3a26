import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import type { Picture } from './guide.ts'
import { settle } from './settle.ts'

/** Space around the part that a picture shows, in pixels. */
const MARGIN = 12
const WAIT_MS = 15_000

export type Taken = {
  /** The accessible text of the part, line by line. */
  description: string
  png: Buffer
}

/** Describes a part of the page and takes a picture of it, once nothing changes any more. */
export async function takePicture(page: Page, picture: Picture): Promise<Taken> {
  const part = partOf(page, picture)
  await part.waitFor()
  // Nothing is drawn as if it were pointed at.
  await page.mouse.move(0, 0)
  await settle(page)
  await part.scrollIntoViewIfNeeded()
  return { description: describe(await part.ariaSnapshot()), png: await shoot(page, part, picture) }
}

/** Waits until the page says the same as when its picture was taken. @returns the last that it said */
export async function describePart(page: Page, picture: Picture, expected: string): Promise<string> {
  const part = partOf(page, picture)
  const end = Date.now() + WAIT_MS
  let said = ''
  while (said !== expected && Date.now() < end) {
    if (said !== '') await setTimeout(100)
    said = describe(await part.ariaSnapshot())
  }
  return said
}

const partOf = (page: Page, { of }: Picture): Locator => (of ? of(page) : page.locator('main')).first()

async function shoot(page: Page, part: Locator, { of, height = Number.POSITIVE_INFINITY }: Picture): Promise<Buffer> {
  const view = page.viewportSize()!
  const box = (await part.boundingBox())!
  const margin = of ? MARGIN : 0
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)]
  const clip = {
    ...{ x, y },
    width: Math.min(view.width, box.x + box.width + margin) - x,
    height: Math.min(view.height, box.y + box.height + margin, y + height) - y,
  }
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide', style: '.toast { visibility: hidden }' })
}

/** Removes what no picture shows, and what is random or differs between machines. */
const describe = (snapshot: string): string =>
  snapshot
    .split('\n')
    .filter((line) => !/^\s*- (\/url: |option (?!.*\[selected\]))/.test(line))
    .join('\n')
    .replace(/localhost:\d+/g, 'localhost')
    .replace(/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g, '<id>')
    .replace(/\b[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]\b|\b[\dA-Z]{13}\b/g, '<code>')
    .replace(/\b[\w-]{30,}\b/g, '<token>')
    .replace(/(?<=\/e\/[\w-]*-)[a-z\d]{16}\b|(?<="spring-meeting-)[a-z\d]{16}\b/g, '<key>')
