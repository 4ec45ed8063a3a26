/** The content of a template in one language; `text` null: generated from the HTML. */
export type TemplateWords = { subject: string; html: string; text: string | null }
