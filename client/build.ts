import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// Builds the published package, `npm publish client/dist`: JavaScript and its types, since Node.js strips no types
// under node_modules. Within this repository the source is imported.
const here = import.meta.dirname
const out = resolve(process.argv[2] ?? join(here, 'dist'))

const compiler = join(here, '..', 'node_modules', 'typescript', 'bin', 'tsc')
const { status } = spawnSync(process.execPath, [compiler, '-p', here, '--outDir', out], { stdio: 'inherit' })
if (status !== 0) throw new Error('The client cannot be compiled.')

const { private: _, scripts: __, ...manifest } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const exported = { '.': { types: './index.d.ts', default: './index.js' } }
writeFileSync(join(out, 'package.json'), `${JSON.stringify({ ...manifest, exports: exported }, null, 2)}\n`)
cpSync(join(here, 'README.md'), join(out, 'README.md'))
cpSync(join(here, '..', 'LICENSE'), join(out, 'LICENSE'))
