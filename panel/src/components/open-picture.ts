/** Types of pictures that the service takes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp']

/** Returns a picture and its address, which the caller revokes; null where this browser cannot read it. */
export async function openPicture(file: File): Promise<{ url: string; image: HTMLImageElement } | null> {
  const url = URL.createObjectURL(file)
  const image = Object.assign(new Image(), { src: url })
  const isRead = await image.decode().then(
    () => true,
    () => false,
  )
  if (isRead) return { url, image }
  URL.revokeObjectURL(url)
  return null
}
