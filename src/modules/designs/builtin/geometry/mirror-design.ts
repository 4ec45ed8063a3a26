import type { Shape } from '../../../../lib/render/scene.ts'
import { parsePath } from '../../../../lib/render/svg-path.ts'
import type { Layout, LayoutField } from '../../layout/design-layout.ts'

const OPPOSITE = { left: 'right', center: 'center', right: 'left' } as const

/** Swaps left and right of a built-in layout and its drawing, for languages written right to left. */
export function mirrorLayout(layout: Layout): Layout {
  return {
    ...layout,
    drawing: { key: 'laurel', ...layout.drawing, mirrored: true },
    fields: layout.fields.map(mirrorField),
  }
}

function mirrorField(field: LayoutField): LayoutField {
  const x = Math.round((1 - field.x - field.width) * 1e5) / 1e5
  return { ...field, x, ...(field.align ? { align: OPPOSITE[field.align] } : {}) }
}

/** Swaps left and right of a drawing on a page of that width in points. */
export function mirrorShapes(shapes: Shape[], width: number): Shape[] {
  return shapes.map((shape) => ({ ...shape, path: mirrorPath(shape.path, width) }))
}

function mirrorPath(path: string, width: number): string {
  const mirrored = (x: number) => Math.round((width - x) * 1e3) / 1e3
  return parsePath(path)
    .map(({ letter, values }) =>
      [letter, ...values.map((value, i) => (i % 2 === 0 ? mirrored(value) : value))].join(' '),
    )
    .join(' ')
}
