import { createServer } from 'node:http'

// A webhook receiver that answers 204 and records arrivals: GET /times returns the time of each envelope and of its
// arrival, in milliseconds since 1970, and resets the list; GET /count returns the number of requests.
let times: [number, number][] = []
let count = 0

createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(JSON.stringify(request.url === '/times' ? times : count))
    if (request.url === '/times') times = []
    return
  }
  const sent = request.headers['x-service-timestamp']
  if (sent) times.push([Date.parse(String(sent)), performance.timeOrigin + performance.now()])
  count++
  request.resume().on('end', () => response.writeHead(204).end())
}).listen(Number(process.env['PORT']), '127.0.0.1')
