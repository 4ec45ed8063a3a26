/** A server that a URL names. A host that begins with a slash is the folder of a Unix socket. */
export type DatabaseHost = { host: string; port: number }

/** The kinds of server that a connection accepts, as libpq names them. */
export const TARGETS = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const
export type Target = (typeof TARGETS)[number]

export type DatabaseAddress = {
  /** The servers in order; at least one. */
  hosts: DatabaseHost[]
  target: Target
  /** Whether each process begins with a server of its own. */
  isShuffled: boolean
  /** The URL with one server, as the driver reads it. */
  url: string
}

const DEFAULT_PORT = 5432
const FORM = /^(postgres(?:ql)?:\/\/)([^/?#]*)([^?#]*)(?:\?([^#]*))?$/
/** The form of an address, for messages. */
const FORM_OF_ADDRESS =
  'must be an address such as postgres://user:password@host:5432/database, ' +
  'with /, @, :, # and % in user and password written as %2F, %40, %3A, %23 and %25'

/**
 * Reads a URL with one or several servers, as libpq does (its documentation: Connection URIs, Specifying Multiple Hosts):
 * `postgres://user:password@first:5432,second/database?target_session_attrs=read-write`. Servers can also be listed as
 * `?host=first,second&port=5432,5433`. Without `target_session_attrs` any server will do if there is one, and one that
 * can be written to if there are several.
 * @throws Error whose message follows the name of a setting, and contains no part of the user or password
 */
export function readDatabaseAddress(url: string): DatabaseAddress {
  const [, scheme, authority, path, query = ''] = (FORM.exec(url) ?? fail(FORM_OF_ADDRESS)) as unknown as string[]
  if (decoded(url) === null) fail(FORM_OF_ADDRESS)
  const parameters = new URLSearchParams(query)
  const at = authority!.lastIndexOf('@') + 1
  const hosts = readHosts(authority!.slice(at), parameters)
  const target = readChoice(parameters, 'target_session_attrs', TARGETS) ?? (hosts.length > 1 ? 'read-write' : 'any')
  const isShuffled = readChoice(parameters, 'load_balance_hosts', ['disable', 'random']) === 'random'
  if (parameters.has('hostaddr')) fail('has hostaddr, which is not supported: write the address as the host')
  const hasBoth = parameters.has('host') && authority!.length > at
  if (hosts.length === 1 && !hasBoth && URL.canParse(url)) return { hosts, target, isShuffled, url }
  for (const name of ['host', 'port']) parameters.delete(name)
  const one = `${scheme}${authority!.slice(0, at)}${inUrl(hosts[0]!)}${path}`
  if (!URL.canParse(one)) fail(FORM_OF_ADDRESS)
  return { hosts, target, isShuffled, url: parameters.size === 0 ? one : `${one}?${parameters}` }
}

/** Returns the names of servers for messages. */
export function placesOf(hosts: readonly DatabaseHost[]): string {
  return hosts
    .map(({ host, port }) =>
      host.startsWith('/') ? host : host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`,
    )
    .join(', ')
}

const inUrl = ({ host, port }: DatabaseHost) => `${host.includes(':') ? `[${host}]` : encodeURIComponent(host)}:${port}`

/** Parameters take precedence over what stands before the path. */
function readHosts(authority: string, parameters: URLSearchParams): DatabaseHost[] {
  const parts = authority.split(',').map(readPart)
  const listed = parameters.get('host')
  const names = listed ? listed.split(',') : parts.map(({ name }) => name)
  const port = parameters.get('port')
  const ports = port ? port.split(',') : parts.map(({ port }) => port)
  if (ports.length > 1 && ports.length !== names.length)
    fail('has hosts and ports that do not match: give one port for all, or one for each host')
  return names.map((name, nth) => ({
    host: name || 'localhost',
    port: readPort(ports[ports.length === 1 ? 0 : nth]!),
  }))
}

function readPart(text: string): { name: string; port: string } {
  const [, bracketed, plain, port = ''] = /^(?:\[([^\]]+)\]|([^:[\]]*))(?::([^:]*))?$/.exec(text) ?? fail(MALFORMED)
  return { name: decoded(bracketed ?? plain!) ?? fail(MALFORMED), port }
}

const MALFORMED = 'has a malformed list of hosts: write host:port,host:port, and IPv6 addresses in brackets'

function readPort(text: string): number {
  if (text === '') return DEFAULT_PORT
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) fail('has a port that is not a number from 1 to 65535')
  return port
}

function readChoice<Choice extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const text = parameters.get(name)
  parameters.delete(name)
  if (text === null) return null
  return choices.find((each) => each === text) ?? fail(`has a ${name} that is not one of ${choices.join(', ')}`)
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function fail(reason: string): never {
  throw new Error(reason)
}
