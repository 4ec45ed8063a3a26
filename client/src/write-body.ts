/** A file to upload. A `File` includes its name. */
export type Upload = Blob | ReadableStream<Uint8Array> | Uint8Array | ArrayBuffer

/** `form`: multipart; `either`: multipart if there is a file, otherwise JSON. */
export type BodyKind = 'json' | 'form' | 'either'

type Written = { body: string | FormData; headers: Record<string, string> }

/** Returns a body that can be sent repeatedly, so a stream is read first. */
export async function writeBody(body: unknown, kind: BodyKind): Promise<Written> {
  const fields = Object.entries(body as object).filter(([, value]) => value !== undefined)
  if (kind === 'json' || (kind === 'either' && !fields.some(([, value]) => isUpload(value))))
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const form = new FormData()
  for (const [name, value] of fields) {
    if (isUpload(value)) form.append(name, await toBlob(value))
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return { body: form, headers: {} }
}

function isUpload(value: unknown): value is Upload {
  return [Blob, ReadableStream, Uint8Array, ArrayBuffer].some((kind) => value instanceof kind)
}

async function toBlob(upload: Upload): Promise<Blob> {
  if (upload instanceof Blob) return upload
  return upload instanceof ReadableStream ? new Response(upload).blob() : new Blob([upload as ArrayBuffer])
}
