import { readableInk, readableOn } from '../../../lib/render/readable-colours.ts'

/** The colours of an email in light and dark mode. */
export type Palette = {
  page: string
  /** Text outside the sheet. */
  pageInk: string
  button: string
  buttonInk: string
  link: string
  darkButton: string
  darkLink: string
}

export const SHEET = '#fffdf8'
export const DARK_SHEET = '#1b211e'
export const INK = '#1d2925'
export const SOFT = '#56615b'
export const DARK_INK = '#0e1f17'

const OURS: Palette = {
  page: '#f4f2ec',
  pageInk: SOFT,
  button: '#1e5140',
  buttonInk: '#ffffff',
  link: '#1e5140',
  darkButton: '#97d3b5',
  darkLink: '#97d3b5',
}

/** The default colours with those of the organisation, adjusted where text would be unreadable. */
export function paletteOf(chosen: { primary_colour: string | null; background_colour: string | null }): Palette {
  const { primary_colour: primary, background_colour: page } = chosen
  return {
    ...OURS,
    ...(page === null ? {} : { page, pageInk: readableInk(page, SOFT, INK, '#ffffff', '#000000') }),
    ...(primary === null
      ? {}
      : {
          button: primary,
          buttonInk: readableInk(primary, '#ffffff', INK, '#000000'),
          link: readableOn(SHEET, primary),
          darkButton: readableOn(DARK_SHEET, primary),
          darkLink: readableOn(DARK_SHEET, primary),
        }),
  }
}
