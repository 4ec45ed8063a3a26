import { html } from 'ghtml'
import { counted } from '../../lib/text/counted.ts'
import { translated } from '../../lib/text/translated.ts'
import type { Html } from './written-text.ts'

declare module '../../lib/text/texts.ts' {
  interface Texts {
    frame: FrameMessages
  }
}

/** Failures that have words of their own; any other is a request that could not be read. */
export const FAILURES_WITH_TEXT = [404, 413, 429, 500, 503] as const

type FailureMessages = { heading: string; text: string }

/** Texts of every page. */
export type FrameMessages = {
  whose: (domain: string, address: string) => Html
  quiet: string
  /** In place of it, on the page that checks files. */
  oneScript: string
  /** The one line about the program. */
  powered: string
  request: (id: string) => string
  retry: (seconds: number) => string
  failures: Record<(typeof FAILURES_WITH_TEXT)[number] | 'unreadable', FailureMessages>
}

const frameEn: FrameMessages = {
  whose: (domain, address) =>
    html`You are on <strong>${domain}</strong>. A copied page can say anything: trust this one only if the address bar of your browser shows <span class="nowrap">${address}/</span> at its beginning.`,
  quiet: 'No script runs on this page, and your IP address is not stored.',
  oneScript: 'The only script on this page checks files on your device. Your IP address is not stored.',
  powered: 'Powered by Laurel',
  request: (id) => `Request ${id}`,
  retry: (seconds) => `Try again in ${counted(seconds, 'second')}.`,
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

export const frameMessages = translated('frame', frameEn)
