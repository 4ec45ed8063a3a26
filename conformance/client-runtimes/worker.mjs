// workerd: what the walk comes to, as the answer to a request that says where to go.
import * as client from '@laurel/client'
import { walk } from './walk.mjs'

export default {
  async fetch(request) {
    return Response.json(await walk(client, await request.json()).catch((error) => ({ failed: String(error) })))
  },
}
