import type { Layout } from '@laurel/client'

export type LayoutField = Layout['fields'][number]
export type { Layout }

/** A rectangle in fractions of the page; `y` counts from the top. */
export type Box = Pick<LayoutField, 'x' | 'y' | 'width' | 'height'>

/** What fields stand on: a drawing of shapes in points, or a picture. A QR code brings a paper of its own there, or none (null). */
export type Background = {
  qrPaper: string | null
  /** What the address of a picture of a field begins with. */
  pictures: string
} & (
  | { kind: 'drawing'; shapes: readonly { path: string; fill?: string; stroke?: string; stroke_width?: number }[] }
  | { kind: 'picture'; url: string }
)

/** A font that a field may name: the very file that certificates are printed with. */
export type SceneFont = { id: string; title: string; url: string }
/** One for letters that those have not, with the scripts (ISO 15924) that it draws. */
export type ScriptFont = { id: string; url: string; scripts: string[] }
export type SceneFonts = { families: readonly SceneFont[]; scripts: readonly ScriptFont[] }
