import { createServer } from 'node:http'

// A receiver of webhooks that answers 204 and remembers when events came: GET /times gives the milliseconds from the time
// in the envelope to their arrival, and forgets them; GET /count how many requests there were.
let times: number[] = []
let count = 0

createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify(request.url === '/times' ? times : count))
    if (request.url === '/times') times = []
    return
  }
  const sent = request.headers['x-service-timestamp']
  if (sent) times.push(Date.now() - Date.parse(String(sent)))
  count++
  request.resume().on('end', () => response.writeHead(204).end())
}).listen(Number(process.env['PORT']), '127.0.0.1')
