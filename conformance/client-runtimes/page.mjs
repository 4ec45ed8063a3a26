// A page in a browser.
import * as client from '@laurel/client'
import { walk } from './walk.mjs'

globalThis.walkPage = (place) => walk(client, place)
