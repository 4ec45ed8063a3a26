import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { validateAddress, validateTarget } from './index.ts'

const none = { allow: new Set<string>() }

const refused = `
  http://127.0.0.1/ http://127.0.0.1:8080/x http://127.1/ http://127.0.1/ http://2130706433/ http://0x7f000001/
  http://017700000001/ http://0177.0.0.1/ http://0x7f.0.0.1/ http://0x7f.1/ http://127.0.0.1./ http://127.255.255.254/
  http://0/ http://0.0.0.0/ http://0.1.2.3/ http://00000/ http://10.0.0.1/ http://10.255.255.255/ http://172.16.0.1/
  http://172.31.255.255/ http://192.168.1.1/ http://192.168.257/ http://3232235777/ http://100.64.0.1/
  http://100.127.255.254/ http://169.254.169.254/latest/meta-data/ http://2852039166/ http://0xa9fea9fe/
  http://0xa9.0xfe.0xa9.0xfe/ http://0251.0376.0251.0376/ http://168.63.129.16/ http://192.0.0.192/ http://192.0.2.1/
  http://198.18.0.1/ http://198.19.255.255/ http://198.51.100.1/ http://203.0.113.1/ http://224.0.0.1/
  http://239.255.255.255/ http://240.0.0.1/ http://255.255.255.255/ http://192.88.99.1/
  http://１２７.０.０.１/ http://１２７。０。０。１/ http://①②⑦.0.0.1/ http://127%2e0%2e0%2e1/ http://%31%32%37.0.0.1/
  http://[::1]/ http://[::]/ http://[0:0:0:0:0:0:0:1]/ http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/
  http://[::ffff:8.8.8.8]/ http://[::127.0.0.1]/ http://[::ffff:0:127.0.0.1]/ http://[64:ff9b::7f00:1]/
  http://[64:ff9b::8.8.8.8]/ http://[64:ff9b:1::a00:1]/ http://[2002:7f00:1::]/ http://[2002:808:808::1]/
  http://[2001::1]/ http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/ http://[fe80::1]/ http://[febf::1]/
  http://[fc00::1]/ http://[fd00:ec2::254]/ http://[fec0::1]/ http://[ff02::1]/ http://[100::1]/ http://[2001:db8::1]/
  http://[3fff::1]/ http://[5f00::1]/ http://[4000::1]/ http://[1::1]/ http://[fe80::1%25eth0]/ http://[fe80::1%eth0]/
  http://localhost/ http://LOCALHOST:8080/ http://localhost./ http://a.localhost/ http://a.b.localhost./
  http://ｌｏｃａｌｈｏｓｔ/ http://loc%61lhost/ http://printer.local/ http://metadata.google.internal/ http://nas.lan/
  http://router.home.arpa/ http://wiki.corp/ http://intranet/ http://metadata/ http://x.localdomain/ http://db/
  http://user@example.com/ http://user:secret@example.com/ http://:secret@example.com/ http://example.com@127.0.0.1/
  http://example.com:0/ http://example.com:65536/ http://example..com/ http://.example.com/ http://a$b.example.com/
  http://-a.example.com/ http:/// http:// https: example.com //example.com/ /hook ftp://example.com/ file:///etc/passwd
  gopher://example.com/ javascript:alert(1) data:text/plain,x unix:/run/x.sock ws://example.com/ http://256.1.1.1/
  http://1.2.3.4.5/ http://0x100000000/ http://[::1 http://[v1.x]/ http:\\\\127.0.0.1\\ http://example.com\\@127.0.0.1/
`
  .trim()
  .split(/\s+/)

const accepted = `
  https://example.com https://example.com/hook?x=1#y http://example.com:8080/ https://example.com./ https://EXAMPLE.com/
  https://hooks.zapier.com/hooks/catch/1/2 https://a_b.example.com/ https://münchen.de/ https://例え.jp/
  https://xn--mnchen-3ya.de/ http://8.8.8.8/ http://1.1.1.1:9000/ https://172.15.0.1/ https://172.32.0.1/
  https://100.63.255.255/ https://100.128.0.1/ https://169.253.0.1/ https://11.0.0.1/ https://192.0.1.1/
  https://[2606:4700:4700::1111]/ https://[2a00:1450:4001:81b::200e]:8443/x https://localhost.example.com/
  https://local.example.org/ https://internal.example.org/ https://127.0.0.1.nip.io/ https://no-such-name.example.org/
`
  .trim()
  .split(/\s+/)

describe('validateTarget', () => {
  for (const url of refused) {
    it(`refuses ${url}`, () => {
      const judged = validateTarget(url, none)
      assert.equal(judged.ok, false, JSON.stringify(judged))
    })
  }
  for (const url of ['', ' http://example.com', 'http://exam\nple.com/', 'http://example.com/\0', 'http://a b.com/']) {
    it(`refuses ${JSON.stringify(url)}`, () => assert.equal(validateTarget(url, none).ok, false))
  }
  it('refuses an address that is too long to keep', () => {
    assert.equal(validateTarget(`https://example.com/${'a'.repeat(2048)}`, none).ok, false)
  })
  for (const url of accepted) {
    it(`accepts ${url}`, () => assert.deepEqual(validateTarget(url, none), { ok: true, url: new URL(url) }))
  }

  it('exempts the allowed pair of host and port and nothing near it', () => {
    const opts = { allow: new Set(['127.0.0.1:9901', '[::1]:9902', 'receiver.local:80', 'localhost:443']) }
    const yes = ['http://127.0.0.1:9901/a', 'http://127.1:9901/', 'http://[::1]:9902/', 'http://receiver.local/']
    for (const url of [...yes, 'https://localhost/']) assert.equal(validateTarget(url, opts).ok, true, url)
    const no = [
      'http://127.0.0.1/',
      'http://127.0.0.1:9902/',
      'http://127.0.0.2:9901/',
      'http://[::ffff:127.0.0.1]:9901/',
    ]
    const also = ['http://localhost:9901/', 'https://receiver.local/', 'http://a.receiver.local/', 'http://localhost/']
    for (const url of [...no, ...also, 'http://u:p@127.0.0.1:9901/'])
      assert.equal(validateTarget(url, opts).ok, false, url)
  })
})

describe('validateAddress', () => {
  it('refuses what is not an address', () => {
    for (const text of ['', 'localhost', 'fe80::1%eth0', '2606:4700::1%eth0', '1.2.3', '1.2.3.4/8', ' 8.8.8.8']) {
      assert.equal(validateAddress(text), false, text)
    }
  })
  it('refuses every address of the internal ranges at both of their ends, and accepts their neighbours', () => {
    const ends = '0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.0 127.255.255.255'
    const more =
      '169.254.0.0 169.254.255.255 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.255 192.168.0.0 192.168.255.255'
    const last = '198.18.0.0 198.19.255.255 224.0.0.0 239.255.255.255 240.0.0.0 255.255.255.255'
    for (const ip of `${ends} ${more} ${last}`.split(' ')) assert.equal(validateAddress(ip), false, ip)
    const near = '1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255'
    const rest = '169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0'
    for (const ip of `${near} ${rest} 223.255.255.255 2606:4700::1`.split(' '))
      assert.equal(validateAddress(ip), true, ip)
  })
})
