import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Where a file of the packages `@expo-google-fonts/*` lies, such as `noto-sans/400Regular/NotoSans_400Regular.ttf`. */
export function fontPath(file: string): string {
  return require.resolve(`@expo-google-fonts/${file}`)
}
