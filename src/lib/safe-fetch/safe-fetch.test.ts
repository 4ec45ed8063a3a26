import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls'
import { type Agent, request } from 'undici'
import { startSentinel } from '../../../test/support/sentinel.ts'
import { createSafeAgent, fetchBytes, type SafeFetchReason, toSafeFetchError } from './index.ts'
import { selfSignedCertificate } from './self-signed.helpers.ts'

const portOf = (server: NetServer) => (server.address() as AddressInfo).port

describe('safe fetching', () => {
  const agents: Agent[] = []
  let answer: RequestListener
  let server: Server
  let sentinel: Awaited<ReturnType<typeof startSentinel>>
  let allow: Set<string>

  before(async () => {
    server = createHttpServer((req, res) => answer(req, res))
    sentinel = await startSentinel()
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  beforeEach(() => {
    allow = new Set([`127.0.0.1:${portOf(server)}`])
  })
  after(async () => {
    await Promise.all(agents.map((agent) => agent.destroy()))
    server.closeAllConnections()
    server.close()
    await sentinel[Symbol.asyncDispose]()
  })

  function agentFor(resolve?: (name: string) => Promise<string[]>, timeoutMs = 60_000): Agent {
    const agent = createSafeAgent({ allow, ...(resolve ? { resolve } : {}), timeoutMs })
    agents.push(agent)
    return agent
  }
  const here = (path = '/') => `http://127.0.0.1:${portOf(server)}${path}`
  const get = (url: string, more: Partial<Parameters<typeof fetchBytes>[1]> = {}) =>
    fetchBytes(url, { agent: agentFor(), allow, maxBytes: 1_000, timeoutMs: 60_000, accept: 'image/png', ...more })
  const because = (reason: SafeFetchReason) => (error: unknown) => {
    assert.equal((error as { reason?: string }).reason, reason, String(error))
    return true
  }
  /** Sends a request the way webhooks do: through the agent alone, without validateTarget. */
  const send = (url: string, agent: Agent) =>
    request(url, { dispatcher: agent, method: 'POST', body: 'x' }).catch((error) => {
      throw toSafeFetchError(error)
    })

  it('reaches an allowed address and gives back bytes and type', async () => {
    answer = (req, res) => res.setHeader('content-type', 'image/png').end(`${req.method} ${req.headers.accept}`)
    const { bytes, contentType } = await get(here())
    assert.deepEqual([String(bytes), contentType], ['GET image/png', 'image/png'])
  })

  it('never connects to a literal internal address', async () => {
    const port = sentinel.port
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', '0.0.0.0', '[::1]', '[::]']) {
      await assert.rejects(send(`http://${host}:${port}/`, agentFor()), because('refused_address'), host)
      await assert.rejects(send(`https://${host}:${port}/`, agentFor()), because('refused_address'), host)
      await assert.rejects(get(`http://${host}:${port}/`), because('refused_address'), host)
    }
    assert.equal(sentinel.touched(), 0)
  })

  it('never connects to a name that resolves to an internal address, alone or among public ones', async () => {
    const answers = [
      ['127.0.0.1'],
      ['8.8.8.8', '127.0.0.1'],
      ['::ffff:127.0.0.1'],
      ['0.0.0.0'],
      ['fe80::1%lo'],
      ['junk'],
    ]
    for (const addresses of answers) {
      const agent = agentFor(async () => addresses)
      await assert.rejects(send(`http://a.example:${sentinel.port}/`, agent), because('refused_address'))
      await assert.rejects(send(`https://a.example:${sentinel.port}/`, agent), because('refused_address'))
    }
    assert.equal(sentinel.touched(), 0)
  })

  it('refuses a name that was public when it was registered and is internal when it is called', async () => {
    const answers = [['8.8.8.8'], ['127.0.0.1']]
    const resolve = async () => answers.shift()!
    assert.deepEqual(await resolve(), ['8.8.8.8'])
    await assert.rejects(send(`http://rebind.example:${sentinel.port}/`, agentFor(resolve)), because('refused_address'))
    assert.deepEqual([answers.length, sentinel.touched()], [0, 0])
  })

  it('asks for the name once for each new connection, and not again for one that is reused', async () => {
    allow.add(`a.example:${portOf(server)}`)
    let asked = 0
    const agent = agentFor(async () => {
      asked++
      return ['127.0.0.1']
    })
    const url = `http://a.example:${portOf(server)}/`
    answer = (req, res) =>
      res.setHeader('connection', req.headers['x-last'] ? 'close' : 'keep-alive').end(req.headers.host)
    const call = async (headers: Record<string, string> = {}) => {
      const text = await (await request(url, { dispatcher: agent, headers })).body.text()
      // undici releases a connection only after the body has ended.
      await setImmediate()
      return text
    }
    assert.equal(await call(), `a.example:${portOf(server)}`)
    await call({ 'x-last': 'yes' })
    assert.equal(asked, 1)
    await call()
    assert.equal(asked, 2)
  })

  it('tries the next address when one does not take connections', async () => {
    allow.add(`a.example:${portOf(server)}`)
    answer = (_, res) => res.end('here')
    const agent = agentFor(async () => ['::1', '127.0.0.1'])
    assert.equal(String((await get(`http://a.example:${portOf(server)}/`, { agent })).bytes), 'here')
  })

  it('keeps to the exact host and port of the exemption', async () => {
    allow.add(`a.example:${portOf(server)}`)
    const agent = agentFor(async () => ['127.0.0.1'])
    for (const host of [`a.example:${sentinel.port}`, `b.example:${sentinel.port}`, 'a.example']) {
      await assert.rejects(send(`http://${host}/`, agent), because('refused_address'), host)
    }
    assert.equal(sentinel.touched(), 0)
  })

  it('knows no proxy, whatever the environment says', async () => {
    const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'ALL_PROXY']
    for (const name of names) process.env[name] = `http://127.0.0.1:${sentinel.port}`
    answer = (_, res) => res.end('direct')
    assert.equal(String((await get(here())).bytes), 'direct')
    for (const name of names) delete process.env[name]
    assert.equal(sentinel.touched(), 0)
  })

  it('judges each redirect anew and follows at most three', async () => {
    let hops = 0
    answer = (req, res) => {
      const [, kind, rest] = req.url!.split('/')
      hops++
      if (kind === 'to') res.writeHead(302, { location: decodeURIComponent(rest!) }).end('moved')
      else if (kind === 'count' && rest !== '0') res.writeHead(307, { location: `/count/${Number(rest) - 1}` }).end()
      else res.end('arrived')
    }
    assert.equal(String((await get(here('/count/3'))).bytes), 'arrived')
    await assert.rejects(get(here('/count/4')), because('status'))
    assert.equal(hops, 8)
    for (const target of [
      `http://127.0.0.1:${sentinel.port}/`,
      'file:///etc/passwd',
      'http://localhost/',
      'http://[',
    ]) {
      await assert.rejects(get(here(`/to/${encodeURIComponent(target)}`)), because('refused_address'), target)
    }
    assert.equal(sentinel.touched(), 0)
  })

  it('does not follow a redirect when only the agent is used', async () => {
    answer = (_, res) => res.writeHead(302, { location: `http://127.0.0.1:${sentinel.port}/` }).end()
    const reply = await send(here(), agentFor())
    await reply.body.dump()
    assert.deepEqual([reply.statusCode, sentinel.touched()], [302, 0])
  })

  it('cuts an answer that is larger than allowed, whether it says so or not', async () => {
    const big = Buffer.alloc(1_001)
    answer = (req, res) => {
      if (req.url === '/said') res.setHeader('content-length', big.length)
      res.write(big.subarray(0, 600))
      if (req.url !== '/endless') return res.end(big.subarray(600))
      const more = setInterval(() => res.write(big), 1)
      return res.on('close', () => clearInterval(more))
    }
    for (const path of ['/said', '/unsaid', '/endless'])
      await assert.rejects(get(here(path)), because('too_large'), path)
    assert.equal((await get(here('/said'), { maxBytes: 1_001 })).bytes.length, 1_001)
  })

  it('gives up after the time for the whole attempt: silent, dripping, and without an answer from the name server', async () => {
    answer = (req, res) => {
      if (req.url === '/silent') return
      const more = setInterval(() => res.write('.'), 20)
      res.on('close', () => clearInterval(more))
    }
    for (const path of ['/silent', '/drip'])
      await assert.rejects(get(here(path), { timeoutMs: 150 }), because('timeout'), path)
    const agent = agentFor(() => new Promise(() => {}), 1_000)
    await assert.rejects(get('http://slow.example/', { agent, timeoutMs: 150 }), because('timeout'))
    await assert.rejects(send('http://slow.example/', agent), because('timeout'))
  })

  it('names what went wrong', async () => {
    answer = (req, res) => (req.url === '/broken' ? res.destroy() : res.writeHead(404).end('no'))
    await assert.rejects(get(here('/missing')), because('status'))
    await assert.rejects(get(here('/broken')), because('connection'))
    await assert.rejects(get(here().replace('http:', 'https:')), because('tls'))
    await assert.rejects(get('http://none.example/', { agent: agentFor(async () => []) }), because('dns'))
    await assert.rejects(get('ftp://example.com/'), because('refused_address'))
  })

  it('accepts over TLS only a certificate of the name that was asked for', async () => {
    const { key, cert } = selfSignedCertificate('good.example')
    const names: unknown[] = []
    const secure = createHttpsServer({ key, cert }, (req, res) => {
      names.push((req.socket as TLSSocket).servername)
      res.end('secret')
    })
    await using _secure = { [Symbol.asyncDispose]: async () => void secure.close() }
    await once(secure.listen(0, '127.0.0.1'), 'listening')
    const port = portOf(secure)
    for (const host of ['good.example', 'bad.example']) allow.add(`${host}:${port}`)
    const agent = agentFor(async () => ['127.0.0.1'])
    await assert.rejects(get(`https://good.example:${port}/`, { agent }), because('tls'), 'unknown authority')
    const known = getCACertificates('default')
    setDefaultCACertificates([...known, cert])
    assert.equal(String((await get(`https://good.example:${port}/`, { agent })).bytes), 'secret')
    await assert.rejects(get(`https://bad.example:${port}/`, { agent }), because('tls'), 'other name')
    setDefaultCACertificates(known)
    assert.deepEqual(names, ['good.example'])
    await agent.destroy()
  })
})
