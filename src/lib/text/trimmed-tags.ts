/** Tags without white space at their ends, each once. */
export function trimmedTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()))]
}
