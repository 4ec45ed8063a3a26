import sharp from 'sharp'
import { upload } from './factories.ts'
import { type Asked, type Below, MiB } from './worst-inputs.ts'

/** Pictures that are small to send and large to decode, or no pictures after their first bytes. */
export async function pictureRequests(below: Below): Promise<Asked[]> {
  const plain = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 4, background: { r: 9, g: 99, b: 200, alpha: 0.5 } } })
  const deep = (side: number) => plain(side).toColourspace('rgb16').png({ compressionLevel: 2, progressive: true })
  const noise = Buffer.from(Array.from({ length: 3 * MiB }, () => below(256)))
  const sized = { raw: { width: 1024, height: 1024, channels: 3 } } as const
  const pictures: Record<string, Buffer> = {
    'the most that is decoded': await deep(5_700).toBuffer(),
    'more than is decoded': await deep(6_900).toBuffer(),
    'a progressive JPEG': await plain(4_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    'ten megabytes of noise': await sharp(noise, sized).resize(2_300, 2_300).png({ compressionLevel: 0 }).toBuffer(),
    'noise that begins as a PNG': Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), noise]),
    'noise that begins as a JPEG': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), noise]),
    'noise that begins as a WebP': Buffer.concat([Buffer.from('RIFF\0\0\x30\0WEBPVP8L', 'latin1'), noise]),
  }
  return Object.entries(pictures).map(([what, image]) => ({
    what,
    method: 'POST',
    path: '/api/v1/admin/designs',
    ...upload(image.subarray(0, 10 * MiB), { field: 'image', name: 'a.png', fields: { name: 'x' } }),
  }))
}
