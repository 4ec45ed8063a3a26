/**
 * The content of a template in one language. `text` null: generated from the HTML. `markdown`: the source of the HTML;
 * null or absent: it was written as HTML.
 */
export type TemplateWords = { subject: string; html: string; text: string | null; markdown?: string | null }
