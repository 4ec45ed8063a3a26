/** What a template says in one language; `text` null: it is made from the HTML. */
export type TemplateWords = { subject: string; html: string; text: string | null }
