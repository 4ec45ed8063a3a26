declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type Message = { raw: string; flags: string[]; uid: number }
  type Command = (connection: unknown, parsed: unknown, data: unknown, callback: () => void) => void

  export default function hoodiecrow(options: {
    secureConnection?: boolean
    plugins?: string[]
    users?: Record<string, { password: string }>
    storage?: Record<string, object>
  }): {
    server: Server
    getCommandHandler(command: string): Command
    setCommandHandler(command: string, handler: Command): void
    getMailbox(path: string): { messages: Message[] }
    appendMessage(mailbox: string, flags: string[], date: string, raw: string): void
  }
}
