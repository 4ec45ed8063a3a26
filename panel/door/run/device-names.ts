import { foldText } from '../decide/fold-text.ts'

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns a random key of a scan. */
export const newKey = (): string => hex(16)

/** Returns a permanent id for this device, which other devices show as its name. */
export function newDeviceId(name: string): string {
  const words = foldText(name).replaceAll(/[^a-z0-9]+/g, '-')
  return `${words.replaceAll(/^-|-$/g, '').slice(0, 40) || 'door'}-${hex(4)}`
}

/** Returns the name in the id of a device of this page; null for other ids. */
export function deviceName(id: string): string | null {
  return /^(.+)-[0-9a-f]{8}$/.exec(id)?.[1]?.replaceAll('-', ' ') ?? null
}
