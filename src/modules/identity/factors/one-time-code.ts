const PERIOD_S = 30
/** The clocks of a phone and this machine may differ by one step. */
export const STEPS_APART = 1

/** A person's authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). */
export async function codeApp(secret: Buffer, names: { issuer: string; account: string }) {
  const { Secret, TOTP } = await load()
  const app = new TOTP({
    issuer: names.issuer,
    label: names.account,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })
  return {
    /** For typing: base32 (RFC 4648). */
    secret: app.secret.base32,
    /** Content of the QR code. */
    uri: app.toString(),
  }
}

/** The time step of a moment: seconds since 1970 divided by 30. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000 / PERIOD_S)
}

/** The time step in which the code is valid, or null if it is none of those around this moment. */
export async function stepOfCode(secret: Buffer, code: string, now: Date): Promise<number | null> {
  const { Secret, TOTP } = await load()
  const digits = code.replaceAll(' ', '')
  if (!/^\d{6}$/.test(digits)) return null
  const timestamp = now.getTime()
  const apart = TOTP.validate({
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    token: digits,
    timestamp,
    window: STEPS_APART,
  })
  return apart === null ? null : stepAt(now) + apart
}

/** Loaded on first use. */
const load = () => import('otpauth')
