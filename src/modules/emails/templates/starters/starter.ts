/** A template that organisations begin with, in one language. */
export type Starter = { name: string; subject: string; html: string }
