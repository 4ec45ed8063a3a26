import { createLaurel } from '@laurel/client'
import { noteRequest } from './requests.ts'
import { SITE } from './site.ts'

/**
 * The published interface, by its published client. The session's cookie goes with every request by itself; there is no key
 * in the browser.
 */
export const laurel = createLaurel({
  baseUrl: `${SITE}/api/v1`,
  maxRetries: 1,
  fetch: async (input, init) => {
    noteRequest(String(input), init)
    return fetch(input, init)
  },
})
