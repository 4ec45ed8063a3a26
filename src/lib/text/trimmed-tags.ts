/** Trims tags and removes duplicates. */
export function trimmedTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()))]
}
