import { memo } from 'react'
import type { Background, Layout } from './scene-types.ts'

/**
 * Background of the fields; an image is centred and as large as fits. It does not change while fields move, so it
 * renders once.
 */
export const Ground = memo(function Ground({ background, page }: { background: Background; page: Layout['page'] }) {
  if (background.kind === 'picture') return <image href={background.url} width={page.width} height={page.height} />
  return (
    <g>
      {background.shapes.map(({ path, fill, stroke, stroke_width }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes are drawn one above the other and never change
        <path key={index} d={path} fill={fill ?? 'none'} stroke={stroke} strokeWidth={stroke_width} />
      ))}
    </g>
  )
})
