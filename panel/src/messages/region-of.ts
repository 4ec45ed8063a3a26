const WELL_FORMED = /^[a-z]+(-[a-z0-9]+)*$/i

/**
 * Returns the first language of a browser that names a region for this language, else the language itself. Formats refuse
 * tags such as `en-US@posix`, which Chromium reports where the system has no locale.
 * Digits of Arabic are those of codes, inputs and the public pages in every region.
 */
export function regionOf(languages: readonly string[], language: string): string {
  const region = languages.find((tag) => tag.split('-')[0] === language && WELL_FORMED.test(tag)) ?? language
  return language === 'ar' && !region.includes('-u-') ? `${region}-u-nu-latn` : region
}
