import type { Services } from '../context/context.ts'

/** Work that runs for as long as the process does. `stop` may be called more than once. */
export type Daemon = (options: {
  url: string
  services: Services
  warn: (context: object, message: string) => void
}) => Promise<{ stop: () => Promise<void> }>
