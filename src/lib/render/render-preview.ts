import { lruCache } from '../caches/lru-cache.ts'
import { drawDocument } from './render-picture.ts'
import type { Drawing, Item, Scene } from './scene.ts'

type Empty = { scene: Scene; fixed: [] }

/** Pages without their items, which stay the same while somebody moves the items. */
const pages = lruCache<Empty>({ values: 4, bytes: 16 * 1_048_576 }, ({ scene: { background } }) =>
  background.kind === 'jpeg' ? background.bytes.length : 0,
)

/**
 * Renders a document as a picture without preparing its scene for others, which would take most of the time. Fonts,
 * lines and positions are those of `renderJpeg`. `key` of the drawing covers the page, its language and everything
 * below its items.
 */
export async function renderPreview(
  { key, scene, fill }: Drawing,
  kind: 'png' | 'jpg',
  width: number,
): Promise<Buffer> {
  const page = pages.get(key) ?? { scene: { ...scene, items: [] }, fixed: [] }
  pages.set(key, page)
  const texts = { ...fill.texts }
  // Pictures and fixed texts are below all other items, as on certificates.
  const fixed: Item[] = []
  const others: Item[] = []
  for (const [nth, item] of scene.items.entries()) {
    if (item.kind === 'picture') fixed.push(item)
    else if (item.kind !== 'text') others.push(item)
    else {
      const slot = `fixed ${nth}`
      texts[slot] = item.text
      fixed.push({ ...item, kind: 'slot', slot })
    }
  }
  const { canvas } = await drawDocument(page, { ...fill, texts }, width, [...fixed, ...others])
  return kind === 'png' ? canvas.encodeSync('png') : canvas.encodeSync('jpeg', 82)
}
