import assert from 'node:assert/strict'
import dns from 'node:dns'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { type Answer, startWorld, type World } from '../../../test/support/harness.ts'
import { count } from '../../../test/support/stored.ts'
import { anEndpoint } from '../../../test/support/webhooks.ts'

const ALLOWED = '127.0.0.1:9901'

/** By notation: the ranges of the contract, each at both of its ends, and the other reserved ones. */
const REFUSED: Record<string, string> = {
  'plain addresses': `http://127.0.0.1/ http://127.0.0.1:8080/x http://127.255.255.254/ http://0.0.0.0/ http://10.0.0.0/ http://10.255.255.255/
    http://172.16.0.0/ http://172.31.255.255/ http://192.168.0.0/ http://192.168.255.255/ http://169.254.0.0/ http://169.254.169.254/latest
    http://169.254.255.255/ http://100.64.0.1/ http://192.0.0.8/ http://192.0.2.1/ http://198.18.0.1/ http://198.51.100.1/ http://203.0.113.1/
    http://224.0.0.0/ http://239.255.255.255/ http://240.0.0.1/ http://255.255.255.255/ http://168.63.129.16/`,
  'decimal, octal, hex and short': `http://2130706433/ http://3232235777/ http://2852039166/ http://0/ http://0177.0.0.1/ http://017700000001/
    http://0x7f000001/ http://0x7f.0.0.1/ http://0x7f.1/ http://127.1/ http://127.0.1/ http://192.168.257/ http://0xa9.0376.43518/`,
  'IPv6, mapped, NAT64 and 6to4': `http://[::1]/ http://[::]/ http://[0:0:0:0:0:0:0:1]/ http://[::ffff:127.0.0.1]/ http://[::ffff:a00:1]/
    http://[::127.0.0.1]/ http://[64:ff9b::7f00:1]/ http://[64:ff9b::10.0.0.1]/ http://[64:ff9b:1::a00:1]/ http://[2002:7f00:1::]/
    http://[2002:c0a8:101::1]/ http://[2001::1]/ http://[fe80::1]/ http://[fe80::1%25eth0]/ http://[fc00::1]/ http://[fd00:ec2::254]/
    http://[fec0::1]/ http://[ff02::1]/ http://[2001:db8::1]/`,
  'trailing dots, full-width digits, percent-encoding': `http://127.0.0.1./ http://localhost./ http://１２７.０.０.１/ http://１２７。０。０。１/
    http://①②⑦.0.0.1/ http://ｌｏｃａｌｈｏｓｔ/ http://127%2e0%2e0%2e1/ http://%31%32%37.0.0.1/ http://loc%61lhost/`,
  'names of the machine and its network': `http://localhost/ http://LOCALHOST:8080/ http://a.localhost/ http://localhost.localdomain/
    http://printer.local/ http://metadata.google.internal/ http://nas.lan/ http://intranet/ http://db/`,
  'credentials and ports': `http://user@example.com/ http://user:secret@example.com/ http://:secret@example.com/ http://example.com@127.0.0.1/
    http://example.com:0/ http://example.com:65536/`,
  'what is no address of the web': `ftp://example.com/ javascript:alert(1) file:///etc/passwd data:text/plain,x ws://example.com/ example.com
    //example.com/ /hook http:/// https: http://256.1.1.1/ http://1.2.3.4.5/ http://[::1 http://example..com/ http:\\\\127.0.0.1\\`,
}
const OTHERS = ['http://exa mple.com/', ' https://example.com/', 'https://example.com/\n', 'https://example.com/\t']

const ACCEPTED =
  `https://example.com https://example.com/hook?x=1&y=%20 http://example.com:8080/ https://EXAMPLE.com/ https://münchen.de/
  http://8.8.8.8/ http://1.1.1.1:9000/ https://172.15.255.255/ https://172.32.0.1/ https://192.167.255.255/ https://11.0.0.1/
  https://[2606:4700:4700::1111]/ https://localhost.example.com/ https://no-such-name.example.org/ https://127.0.0.1.nip.io/`.split(
    /\s+/,
  )

let world: World
let endpointId: number

before(async () => {
  // Validation uses no name server, so one that does not answer makes no difference.
  dns.setServers(['127.0.0.1:1'])
  world = await startWorld({ allowTargets: [ALLOWED] })
  endpointId = (await anEndpoint(world, 'https://example.com/kept')).id
})
after(() => world[Symbol.asyncDispose]())

const create = (url: unknown) => world.request('POST', '/admin/webhooks', { url, events: ['*'] })
const change = (url: unknown) => world.request('PATCH', `/admin/webhooks/${endpointId}`, { url })

/** Tries an address in both places, where nothing may be stored. */
async function refuses(url: string, kind?: string): Promise<void> {
  const answers: Answer[] = [await create(url), await change(url)]
  for (const answer of answers) assertRefused(answer, 422, 'validation_failed', 'body.url', kind)
  assert.equal(await count(world, `webhook_endpoint where url <> 'https://example.com/kept'`), 0, url)
}

for (const [kind, urls] of Object.entries(REFUSED)) {
  test(`no endpoint is made or moved to an internal target: ${kind}`, async () => {
    for (const url of urls.trim().split(/\s+/)) await refuses(url, 'refused_target')
  })
}

test('no endpoint is made or moved to an address with spaces, or longer than 2048 characters', async () => {
  for (const url of OTHERS) await refuses(url, 'refused_target')
  const longest = `https://example.com/${'a'.repeat(2048 - 20)}`
  for (const url of ['', `${longest}a`, `${longest}${'é'.repeat(100_000)}`]) await refuses(url)
  const { id, url } = await anEndpoint(world, longest)
  assert.equal(url, longest)
  await world.request('DELETE', `/admin/webhooks/${id}`)
  await world.query(`update webhook_endpoint set url = 'https://example.com/kept'`)
})

test('public addresses are accepted as they are written, also when no name server answers', async () => {
  for (const url of ACCEPTED) {
    const created = await anEndpoint(world, url)
    assert.equal(created.url, url)
    assert.equal((await change(url)).body.url, url)
    assert.equal((await world.request('GET', `/admin/webhooks/${created.id}`)).body.url, url)
  }
  await world.query(`update webhook_endpoint set url = 'https://example.com/kept'`)
})

test('the allow list exempts exactly the host and port that it names', async () => {
  for (const url of [
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'http://127.0.0.1:9902/',
    'http://127.0.0.2:9901/',
    'http://localhost:9901/',
    'http://[::ffff:127.0.0.1]:9901/',
    'http://user@127.0.0.1:9901/',
    'ftp://127.0.0.1:9901/',
  ])
    await refuses(url, 'refused_target')
  assert.equal((await create(`http://${ALLOWED}/hook`)).status, 201)
  assert.equal((await change(`https://${ALLOWED}/hook`)).status, 200)
})
