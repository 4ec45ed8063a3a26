/** Signs a header and a payload as a compact JWS (RFC 7515). */
export function compactJws(header: object, payload: object, sign: (data: Buffer) => Buffer): string {
  const data = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${data}.${sign(Buffer.from(data)).toString('base64url')}`
}
