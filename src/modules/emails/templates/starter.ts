/** A starter template in one language. */
export type Starter = { name: string; subject: string; html: string }
