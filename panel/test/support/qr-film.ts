import { writeFileSync } from 'node:fs'
import encodeQR from 'qr'

const [WIDTH, HEIGHT, CODE_WIDTH] = [640, 480, 320]
const FRAMES_OF_EACH = 15

/**
 * Writes a film for Chromium's pretended camera (Y4M), which shows QR codes one after the other, and starts again.
 * @see https://wiki.multimedia.cx/index.php/YUV4MPEG2
 */
export function writeQrFilm(file: string, texts: string[]): void {
  const frames = texts.flatMap((text) => Array<Buffer>(FRAMES_OF_EACH).fill(frameOf(text)))
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...frames]),
  )
}

function frameOf(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const side = Math.floor(CODE_WIDTH / modules.length)
  const [left, top] = [(WIDTH - modules.length * side) >> 1, (HEIGHT - modules.length * side) >> 1]
  const light = Buffer.alloc(WIDTH * HEIGHT, 140)
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      for (let line = 0; line < side; line++) {
        const start = (top + y * side + line) * WIDTH + left + x * side
        light.fill(isDark ? 20 : 235, start, start + side)
      }
  return Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
}
