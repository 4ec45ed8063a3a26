const WELL_FORMED = /^[a-z]+(-[a-z0-9]+)*$/i

/**
 * Returns the first language of a browser that names a region for this language, else the language itself. Formats refuse
 * tags such as `en-US@posix`, which Chromium reports where the system has no locale.
 */
export function regionOf(languages: readonly string[], language: string): string {
  return languages.find((tag) => tag.split('-')[0] === language && WELL_FORMED.test(tag)) ?? language
}
