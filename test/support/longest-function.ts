const OPENS = /\bfunction\b|=>|^\s*(?:async )?\*?\[?[\w.]+\]?\(.*\) \{$/
const COMMENT = /^\s*(?:\/\/|\/?\*)/

/** The lines of the longest function of a file, signature included. The form that Biome gives a file tells where each ends. */
export function longestFunction(text: string): number {
  const lines = text.split('\n')
  const lengths = lines.map((line, at) => (OPENS.test(line) && !COMMENT.test(line) ? lengthFrom(lines, at) : 0))
  return Math.max(0, ...lengths)
}

/** It goes on as long as lines are further in than its first, or close what that opened. */
function lengthFrom(lines: string[], start: number): number {
  const indent = lines[start]!.search(/\S/)
  let end = start
  for (let at = start + 1; at < lines.length; at++) {
    const own = lines[at]!.search(/\S/)
    if (own < 0) continue
    if (own < indent || (own === indent && !/^\s*[)}\]`?:.|]/.test(lines[at]!))) break
    end = at
    if (own === indent && !/[{([]$|=>$/.test(lines[at]!)) break
  }
  return end - start + 1
}
