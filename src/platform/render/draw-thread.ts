import { move } from 'piscina'
import { renderFile } from './render-file.ts'
import type { Drawing, FileKind, Scene } from './scene.ts'

export type DrawTask = { drawing: Drawing; kind: FileKind }

/** The bytes of the file, which go over to the thread that asked. */
export default async function drawInThread({ drawing, kind }: DrawTask): Promise<ArrayBuffer> {
  const file = await renderFile({ ...drawing, scene: receivedScene(drawing.scene) }, kind)
  return move(new Uint8Array(file).buffer) as ArrayBuffer
}

/** Between threads a Buffer becomes plain bytes. */
export function receivedScene(scene: Scene): Scene {
  const { background } = scene
  if (background.kind === 'jpeg') return { ...scene, background: { kind: 'jpeg', bytes: asBuffer(background.bytes) } }
  const { picture } = background
  return picture
    ? { ...scene, background: { ...background, picture: { ...picture, png: asBuffer(picture.png) } } }
    : scene
}

function asBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}
