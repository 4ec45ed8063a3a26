const meta = document.querySelector<HTMLMetaElement>('meta[name=laurel-root]')?.content ?? ''

/** The path that the site lies below, such as `/laurel`; empty for none. */
export const ROOT = meta.replace('__ROOT__', '')

export const API = `${ROOT}/api/v1`

/** The name of the database of this device, and the beginning of the names of its caches. */
export const DATABASE = `laurel-door${ROOT}`
export const CACHES = `laurel-door${ROOT}:`

/** Whether the browser allows the camera and working offline: with https, or on the machine of the service itself. */
export const IS_SECURE = globalThis.isSecureContext
