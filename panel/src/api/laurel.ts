import { createLaurel } from '@laurel/client'
import { provesPresence } from './prove-presence.ts'
import { noteRequest } from './requests.ts'
import { SITE } from './site.ts'

/** Long enough for a person to confirm their identity while the request waits. */
const TIMEOUT_MS = 300_000

/**
 * The public API through its published client. The browser sends the session cookie, so there is no API key in the
 * panel. A request that needs a fresh proof of identity is sent again after the proof.
 */
export const laurel = createLaurel({
  baseUrl: `${SITE}/api/v1`,
  maxRetries: 1,
  timeoutMs: TIMEOUT_MS,
  fetch: async (input, init) => {
    noteRequest(String(input), init)
    // A deletion that waited for its undo is sent when the page is left, and must outlive it.
    const sent = init?.method === 'DELETE' ? { ...init, keepalive: true } : init
    const response = await fetch(input, sent)
    return (await provesPresence(response)) ? fetch(input, sent) : response
  },
})

/** For sign-in forms: a rate limit is reported immediately, so that the form can count down. */
export const AT_ONCE = { maxRetries: 0 } as const
