import { readFileSync } from 'node:fs'
import { type ResolveFnOutput, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const own = new URL('..', import.meta.url).href
const isOwn = (url: string | undefined) => url?.startsWith(own) ?? false

/**
 * Loads the files of the program from where their imports say, as the TypeScript that they are. Node looks for each of
 * them, for links on the way to it and for what it is, and once more for a package in each file that imports it: a tenth
 * of a start.
 */
export function loadOwnFiles(): void {
  const packages = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      if (!isOwn(context.parentURL) || !context.conditions.includes('import')) return next(specifier, context)
      if (specifier.startsWith('.'))
        return { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
      const known = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      packages.set(specifier, known)
      return known
    },
    load(url, context, next) {
      if (!isOwn(url)) return next(url, context)
      return { format: 'module-typescript', source: readFileSync(fileURLToPath(url), 'utf8'), shortCircuit: true }
    },
  })
}
