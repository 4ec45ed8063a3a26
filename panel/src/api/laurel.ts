import { createLaurel } from '@laurel/client'
import { provesPresence } from './presence.ts'
import { noteRequest } from './requests.ts'
import { SITE } from './site.ts'

/** Long enough for somebody who is asked meanwhile whether it is them. */
const TIMEOUT_MS = 300_000

/**
 * The published interface, by its published client. The session's cookie goes with every request by itself; there is no key
 * in the browser. What is refused until somebody has proved that it is them is sent again when they have.
 */
export const laurel = createLaurel({
  baseUrl: `${SITE}/api/v1`,
  maxRetries: 1,
  timeoutMs: TIMEOUT_MS,
  fetch: async (input, init) => {
    noteRequest(String(input), init)
    const response = await fetch(input, init)
    return (await provesPresence(response)) ? fetch(input, init) : response
  },
})

/** For those who prove who they are: they are told at once how long they have to wait, and see it run down. */
export const AT_ONCE = { maxRetries: 0 } as const
