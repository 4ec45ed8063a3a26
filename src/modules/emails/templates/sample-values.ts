import type { TemplateWords } from './template-words.ts'

const NAME = /\bvalues\s*(?:\.\s*|\[\s*["'])([a-z][a-z0-9_]{0,39})/g

/** Returns an example of each value in the text of a template, by key: `training_hours` is `Training hours`. */
export function sampleValues({ subject, html, text }: TemplateWords): Record<string, string> {
  const keys = [subject, html, text ?? ''].flatMap((part) => [...part.matchAll(NAME)].map(([, key]) => key!))
  return Object.fromEntries(keys.map((key) => [key, sampleValue(key)]))
}

function sampleValue(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ')
}
