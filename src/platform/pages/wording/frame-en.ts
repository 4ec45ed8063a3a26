import { html } from 'ghtml'
import type { FrameWording } from './frame-wording.ts'

export const frameEn: FrameWording = {
  whose: (domain, address) =>
    html`You are on <strong>${domain}</strong>. A copied page can say anything: trust this one only if the address bar of your browser shows <span class="nowrap">${address}/</span> at its beginning.`,
  quiet: 'No script runs on this page, and your IP address is not stored.',
  request: (id) => `Request ${id}`,
  retry: (seconds) => `Try again in ${seconds} seconds.`,
  failures: {
    404: { heading: 'There is nothing here', text: 'Check the address.' },
    413: { heading: 'That is too much text', text: 'Go back, shorten what you wrote, and send it again.' },
    429: { heading: 'One moment, please', text: 'Too many requests came from your network.' },
    500: {
      heading: 'That went wrong on our side',
      text: 'Try again. If it stays, tell the operator of this site the number of the request below.',
    },
    503: { heading: 'Not available right now', text: 'The service will be back in a moment.' },
    unreadable: { heading: 'That could not be read', text: 'Check the address and try again.' },
  },
}
