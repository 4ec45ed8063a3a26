import { jpegSize } from './jpeg-size.ts'
import { type ObjectWriter, writeStream } from './pdf-objects.ts'
import { pdfNumber } from './pdf-syntax.ts'
import { isPng, partsOf } from './picture-parts.ts'
import type { Align, Box, PictureItem, Scene } from './scene.ts'
import { turnedOperators } from './turn.ts'

type Written = { name: string; width: number; height: number }

/** Writes the pictures of a scene, each once. `show` returns the operators that draw an item. */
export function writePictures(
  writer: ObjectWriter,
  { items, page }: Scene,
): { resources: string; show: (item: PictureItem) => string } {
  const written = new Map<string, Written>()
  let resources = ''
  for (const item of items) {
    if (item.kind !== 'picture' || written.has(item.id)) continue
    const name = `P${written.size}`
    const { number, ...size } = isPng(item.bytes) ? writePng(writer, item.bytes) : writeJpeg(writer, item.bytes)
    written.set(item.id, { name, ...size })
    resources += `/${name} ${number} 0 R`
  }
  const show = (item: PictureItem) => {
    const { name, ...size } = written.get(item.id)!
    const { x, y, width, height } = insideBox(size, item.box, item.align)
    const matrix = [width, 0, 0, height, x, page.height - y - height].map(pdfNumber).join(' ')
    return turnedOperators(`q ${matrix} cm /${name} Do Q\n`, item, page.height)
  }
  return { resources, show }
}

/** Returns the box of a picture that is shown whole in a box, in its middle from top to bottom. */
export function insideBox(picture: { width: number; height: number }, box: Box, align: Align = 'center'): Box {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const share = align === 'left' ? 0 : align === 'right' ? 1 : 0.5
  return { x: box.x + (box.width - width) * share, y: box.y + (box.height - height) / 2, width, height }
}

const image = (width: number, height: number, colours: string) =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/${colours}`

function writeJpeg(writer: ObjectWriter, bytes: Buffer) {
  const { width, height, components } = jpegSize(bytes)
  const colours = components === 1 ? 'DeviceGray' : 'DeviceRGB'
  return { number: writeStream(writer, `${image(width, height, colours)}/Filter/DCTDecode`, bytes), width, height }
}

/** Embeds its rows unchanged, with PNG's filters (ISO 32000-1, 7.4.4.4). */
function writePng(writer: ObjectWriter, bytes: Buffer) {
  const { width, height, colour, mask } = partsOf(bytes)
  const rows = (colours: number) =>
    `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${colours}/BitsPerComponent 8/Columns ${width}>>`
  const seen = writeStream(writer, `${image(width, height, 'DeviceGray')}${rows(1)}`, mask)
  const entries = `${image(width, height, 'DeviceRGB')}${rows(3)}/SMask ${seen} 0 R`
  return { number: writeStream(writer, entries, colour), width, height }
}
