/** Elements that end a paragraph, as they begin and end. */
const BLOCK = 'p|h[1-4]|ul|ol|table|blockquote|div'
const BUTTON = /<a\b(?=[^>]*class="button")[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g
const LINK = /<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g

const STEPS: readonly [RegExp, string][] = [
  // Conditions around whole blocks have paragraphs of their own.
  [
    new RegExp(`(\\{%-?\\s*(?:if|unless|else|elsif)\\b[^%]*%\\})\\s*(?=<(?:${BLOCK}|a class="button"))`, 'g'),
    '\n\n$1\n\n',
  ],
  [new RegExp(`(</(?:${BLOCK})>|button"\\))\\s*(\\{%-?\\s*(?:end\\w+|else|elsif)\\b[^%]*%\\})`, 'g'), '$1\n\n$2\n\n'],
  [/<tr>\s*<th[^>]*>([\s\S]*?)<\/th>\s*<td[^>]*>([\s\S]*?)<\/td>\s*<\/tr>/g, '**$1:** $2<br>'],
  [/<h([1-4])[^>]*>([\s\S]*?)<\/h\1>/g, '\n\n<h$1>$2\n\n'],
  [/<h1>/g, '# '],
  [/<h2>/g, '# '],
  [/<h3>/g, '## '],
  [/<h4>/g, '### '],
  [/<\/?(?:strong|b)>/g, '**'],
  [/<\/?(?:em|i)>/g, '*'],
  [/<li[^>]*>\s*/g, '\n- '],
  [/<hr\s*\/?>/g, '\n\n---\n\n'],
  [new RegExp(`</?(?:${BLOCK})\\b[^>]*>`, 'g'), '\n\n'],
  [/[ \t]*\n[ \t]*/g, '\n'],
  [/<br\s*\/?>\n?/g, '\n'],
  [/<[^>]+>/g, ''],
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
  [/\n{3,}/g, '\n\n'],
]

/** Turns the HTML of a template into Markdown: a draft to go on from, since not everything has a counterpart. */
export function htmlToMarkdown(html: string): string {
  const linked = html.replace(BUTTON, '\n\n[$2]($1 "button")\n\n').replace(LINK, '[$2]($1)')
  return STEPS.reduce((text, [what, by]) => text.replace(what, by), linked).trim()
}
