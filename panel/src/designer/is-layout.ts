import type { Layout, LayoutField } from './scene-types.ts'

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1
const isLength = (value: unknown) => typeof value === 'number' && value > 0

/** True if stored data can be drawn as fields; the service validates the rest. */
export const areFields = (fields: unknown): fields is LayoutField[] =>
  Array.isArray(fields) &&
  fields.every(
    (field: LayoutField | null) =>
      typeof field?.type === 'string' && [field.x, field.y, field.width, field.height].every(isShare),
  )

export const isPage = (page: Partial<Layout['page']> | undefined): page is Layout['page'] =>
  isLength(page?.width) && isLength(page?.height)

export const isLayout = (layout: Partial<Layout> | null | undefined): layout is Layout =>
  isPage(layout?.page) && typeof layout?.language === 'string' && areFields(layout.fields)
