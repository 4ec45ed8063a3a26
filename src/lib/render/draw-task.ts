import { move } from 'piscina'
import { renderFile } from './render-file.ts'
import { renderPreview } from './render-preview.ts'
import { renderSheets, type Sheets } from './render-sheets.ts'
import type { Drawing, FileKind, Scene } from './scene.ts'

/**
 * `preview`: a picture of this width in pixels, of a scene that may never be drawn again; its key covers only what is
 * below the items.
 */
export type DrawTask = { drawing: Drawing; kind: FileKind; preview?: { width: number } } | { sheets: Sheets }

/** Returns the bytes of the file, moved to the calling thread. */
export async function drawTask(task: DrawTask): Promise<ArrayBuffer> {
  if ('sheets' in task) return moved(renderSheets(task.sheets))
  const { drawing, kind, preview } = task
  const received = { ...drawing, scene: receivedScene(drawing.scene) }
  const file =
    preview && kind !== 'pdf' ? await renderPreview(received, kind, preview.width) : await renderFile(received, kind)
  return moved(file)
}

function moved(file: Buffer): ArrayBuffer {
  return move(new Uint8Array(file).buffer) as ArrayBuffer
}

/** A Buffer becomes plain bytes when it is sent between threads. */
export function receivedScene(sent: Scene): Scene {
  const { background } = sent
  const items = sent.items.map((item) => (item.kind === 'picture' ? { ...item, bytes: asBuffer(item.bytes) } : item))
  const scene = { ...sent, items }
  if (background.kind === 'jpeg') return { ...scene, background: { kind: 'jpeg', bytes: asBuffer(background.bytes) } }
  const { picture } = background
  return picture
    ? { ...scene, background: { ...background, picture: { ...picture, png: asBuffer(picture.png) } } }
    : scene
}

function asBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}
