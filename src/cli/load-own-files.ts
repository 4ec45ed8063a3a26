import { readFileSync, statSync } from 'node:fs'
import { type ResolveFnOutput, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const own = new URL('..', import.meta.url).href
const isOwn = (url: string | undefined) => url?.startsWith(own) ?? false

/**
 * Loads the files of the program from where their imports say, as the TypeScript that they are. Node looks for each of
 * them, for links on the way to it and for what it is, and once more for a package in each file that imports it: a tenth
 * of a start. What a package requires of itself is found as Node does, without the search for the package around it.
 */
export function loadOwnFiles(): void {
  const packages = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context
      if (parentURL === undefined) return next(specifier, context)
      if (!isOwn(parentURL) || !context.conditions.includes('import')) {
        const url = context.conditions.includes('require') ? fileOfPackage(specifier, parentURL) : null
        return url === null ? next(specifier, context) : { url, shortCircuit: true }
      }
      if (specifier.startsWith('.'))
        return { url: urlFrom(parentURL, specifier), format: 'module-typescript', shortCircuit: true }
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

/** What `new URL(specifier, parent)` gives for a plain path, without reading the whole address again. */
function urlFrom(parent: string, specifier: string): string {
  let folder = parent.slice(0, parent.lastIndexOf('/'))
  let rest = specifier
  for (let up = rest.startsWith('../'); up || rest.startsWith('./'); up = rest.startsWith('../')) {
    if (up) folder = folder.slice(0, folder.lastIndexOf('/'))
    rest = rest.slice(up ? 3 : 2)
  }
  return `${folder}/${rest}`
}

/** The script that a package means by `./name` or `./name.js`; null where Node has to look for more than that. */
function fileOfPackage(specifier: string, parent: string): string | null {
  if (!parent.includes('/node_modules/') || !/^\.\.?\/[\w./-]*\w$/.test(specifier)) return null
  const url = urlFrom(parent, specifier)
  if (isFile(url)) return url.endsWith('.js') ? url : null
  return isFile(`${url}.js`) ? `${url}.js` : null
}

function isFile(url: string): boolean {
  return statSync(fileURLToPath(url), { throwIfNoEntry: false })?.isFile() ?? false
}
