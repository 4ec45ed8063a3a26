import type { AddedPasskey, NewPasskey, PasskeyAnswer, PasskeyOptions } from '@laurel/client'
import { laurel } from './laurel.ts'

/** Loaded by the first who uses a passkey. */
const load = () => import('@simplewebauthn/browser')

export const canPasskeys = () => typeof PublicKeyCredential === 'function'

/**
 * Asks the browser for a passkey. The JSON is the same on both sides; the two packages only name its types differently.
 */
async function askBrowser(options: PasskeyOptions, useBrowserAutofill = false): Promise<PasskeyAnswer> {
  const { startAuthentication } = await load()
  return (await startAuthentication({ optionsJSON: options as never, useBrowserAutofill })) as PasskeyAnswer
}

/** Signs in by the passkey that the browser offers: in a window of its own, or below the field for the address. */
export async function signInByPasskey(where: 'window' | 'field'): Promise<void> {
  await laurel.auth.passkey(await askBrowser(await laurel.auth.passkeyOptions(), where === 'field'))
}

/** True if the browser can offer passkeys in the autofill of a field. */
export async function canOfferInField(): Promise<boolean> {
  return canPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

/** Ends what waits below a field. */
export async function stopOffering(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

/** Proves that it is them who are signed in. */
export async function confirmByPasskey(): Promise<void> {
  await laurel.auth.confirm({ passkey: await askBrowser(await laurel.auth.confirmOptions()) })
}

/** Creates a passkey for the signed-in person. */
export async function makePasskey(name: string): Promise<AddedPasskey> {
  const { startRegistration } = await load()
  const made = await startRegistration({ optionsJSON: (await laurel.me.passkeyOptions()) as never })
  return laurel.me.addPasskey({ name, credential: made as NewPasskey['credential'] })
}

/** Browser errors that are not failures: the device already has a passkey, or the person dismissed the prompt. */
export function passkeyProblem(error: unknown): 'here already' | 'not used' | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'InvalidStateError') return 'here already'
  return ['NotAllowedError', 'AbortError', 'SecurityError', 'NotSupportedError', 'WebAuthnError'].includes(error.name)
    ? 'not used'
    : null
}
