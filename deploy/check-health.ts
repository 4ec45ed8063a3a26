// Asks the service in this container whether it is ready; exit code 1 says no.
const { PORT = '8080', TLS_CERT_FILE } = process.env
// The certificate names the public address, not this one.
if (TLS_CERT_FILE) process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
const ready = await fetch(`${TLS_CERT_FILE ? 'https' : 'http'}://127.0.0.1:${PORT}/readyz`).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(ready ? 0 : 1)
