// Node.js, Bun and Deno: what the walk comes to, on standard output.
import * as client from '@laurel/client'
import { walk } from './walk.mjs'

console.log(JSON.stringify(await walk(client, JSON.parse(process.env.WALK))))
