import type { Locator, Page } from 'playwright-core'
import type { World } from '../../../test/support/harness.ts'

/** The service and the browser in which the guides are played, with the ids of the records that a guide works on. */
export type Stage = {
  world: World
  page: Page
  /** Sets the clock of the service and of the browser, and signs the owner in. */
  setTime: (time: string) => Promise<void>
  /** Opens a path of the site, such as `/admin/events`. */
  open: (path: string) => Promise<void>
  ids: Record<string, number | string>
  /** Ends with the guide. */
  opened: AsyncDisposableStack
}

/** A deed with the control that a step names: a text is entered or chosen. */
export type Deed = string | ((control: Locator, stage: Stage) => Promise<unknown>)

export type Picture = {
  /** File name without extension; unique in all guides. */
  name: string
  alt: string
  /** The part of the page to show: without menus by default. */
  of?: (page: Page) => Locator
  /** Height at which the picture is cut, where nothing follows. */
  height?: number
}

/** A sentence of a guide. Each name in bold is on the page in that step, and is used in turn. */
export type Step = { text: string; deeds: Record<string, Deed>; picture?: Picture }

type Task = {
  title: string
  /** The path that is open when the task begins; without it the task continues the one before. */
  path?: (ids: Stage['ids']) => string
  /** Creates records that the task needs, before the page opens. */
  prepare?: (stage: Stage) => Promise<void>
  /** Played on a phone, 390 px wide. */
  isOnPhone?: boolean
  steps: Step[]
}

export type Guide = {
  /** File name without extension. */
  name: string
  title: string
  /** The first sentence; null where only the pictures are kept. */
  about: string | null
  /** Time of the clocks, in UTC. */
  time: string
  prepare?: (stage: Stage) => Promise<void>
  tasks: Task[]
}

/** Only checks that the control is visible. */
export const see = async () => undefined

/**
 * Describes a step.
 * @param text with names of controls in bold
 * @param deeds by name in bold; a control without a deed is pressed
 */
export const step = (text: string, deeds: Record<string, Deed> = {}, picture?: Picture): Step => ({
  text,
  deeds,
  ...(picture && { picture }),
})

/** Returns the names in bold, in their order. */
export const namesIn = (text: string): string[] => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name!)
