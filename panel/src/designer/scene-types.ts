import type { Layout } from '@laurel/client'

export type LayoutField = Layout['fields'][number]
export type { Layout }

/** A rectangle in fractions of the page; `y` counts from the top. */
export type Box = Pick<LayoutField, 'x' | 'y' | 'width' | 'height'>

/** Background of the fields: shapes in points, or an image. `paper` is the colour behind a QR code (null: none). */
export type Background = {
  qrPaper: string | null
  /** Start of the address of an image of a field. */
  pictures: string
  /** Address of the organisation's logo; null: there is none. */
  logo: string | null
} & (
  | { kind: 'drawing'; shapes: readonly { path: string; fill?: string; stroke?: string; stroke_width?: number }[] }
  | { kind: 'picture'; url: string }
)

/** A font that a field may name: the very file that certificates are printed with. */
export type SceneFont = { id: string; title: string; url: string }
/** One for letters that those have not, with the scripts (ISO 15924) that it draws. */
export type ScriptFont = { id: string; url: string; scripts: string[]; sans: boolean; bold: boolean }
export type SceneFonts = { families: readonly SceneFont[]; scripts: readonly ScriptFont[] }
