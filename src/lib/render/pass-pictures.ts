import sharp from 'sharp'

/** Pictures of a pass in points; phones have two or three pixels to a point. */
const ICON = 29
const LOGO = { width: 160, height: 50 }
const WHITE = '#ffffff'

/**
 * Draws the pictures of an Apple Wallet pass, by file name: the icon from the logo, or from the mark without one, and
 * the logo. Both sources were stored or written by this program, so their size is bounded.
 */
export async function passPictures(logo: Buffer | null, mark: Buffer): Promise<Record<string, Buffer>> {
  const scales = [1, 2, 3] as const
  const drawn = scales.flatMap((scale) => {
    const suffix = scale === 1 ? '' : `@${scale}x`
    const icon = [`icon${suffix}.png`, drawIcon(logo ?? mark, ICON * scale)] as const
    return logo === null ? [icon] : [icon, [`logo${suffix}.png`, drawLogo(logo, scale)] as const]
  })
  return Object.fromEntries(await Promise.all(drawn.map(async ([name, bytes]) => [name, await bytes] as const)))
}

/** On white, which is how logos are shown on all pages. */
function drawIcon(picture: Buffer, side: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .png()
    .toBuffer()
}

function drawLogo(logo: Buffer, scale: number): Promise<Buffer> {
  return sharp(logo)
    .resize({ width: LOGO.width * scale, height: LOGO.height * scale, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: WHITE })
    .png()
    .toBuffer()
}
