import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'

// A mail server that accepts every message: GET /count on PORT returns their number.
let count = 0

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      count++
      done()
    })
  },
}).listen(Number(process.env['SMTP_PORT']), '127.0.0.1')

createServer((_, response) => response.end(String(count))).listen(Number(process.env['PORT']), '127.0.0.1')
