import type { Layout, LayoutField } from '../../../../designer/scene-types.ts'

export const POINTS_A_MM = 72 / 25.4

/** Distance from the left and the top in whole millimetres. */
export function millimetres({ x = 0, y = 0 }: Partial<LayoutField>, page: Layout['page']): [string, string] {
  const mm = (points: number) => String(Math.round(points / POINTS_A_MM))
  return [mm(x * page.width), mm(y * page.height)]
}
