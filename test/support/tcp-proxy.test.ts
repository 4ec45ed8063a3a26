import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { test } from 'node:test'
import { startTcpProxy } from './tcp-proxy.ts'

/** A server that answers each piece with itself in capitals, a proxy before it, and connections over it. */
async function startEcho() {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      heard.push(String(chunk))
      socket.write(String(chunk).toUpperCase())
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: (server.address() as { port: number }).port })
  const opened: Socket[] = []
  return {
    heard,
    proxy,
    async open() {
      const socket = connect(proxy.port, '127.0.0.1')
      await once(socket, 'connect')
      opened.push(socket.on('error', () => {}))
      return socket
    },
    async [Symbol.asyncDispose]() {
      for (const socket of opened) socket.destroy()
      await proxy[Symbol.asyncDispose]()
      server.close()
    },
  }
}

async function say(socket: Socket, text: string): Promise<string> {
  const answer = once(socket, 'data')
  socket.write(text)
  return String((await answer)[0])
}

test('what is said goes both ways, also late', async () => {
  await using echo = await startEcho()
  const socket = await echo.open()
  assert.equal(await say(socket, 'a'), 'A')
  echo.proxy.delay('toServer', 30)
  echo.proxy.delay('toClient', 30)
  const answer = say(socket, 'b')
  assert.deepEqual(echo.heard, ['a'])
  assert.equal(await answer, 'B')
  echo.proxy.delay('toServer', 0)
  echo.proxy.delay('toClient', 0)
  assert.equal(await say(socket, 'c'), 'C')
})

test('a cut resets the connections of that moment, and later ones work', async () => {
  await using echo = await startEcho()
  const socket = await echo.open()
  await say(socket, 'a')
  const gone = once(socket, 'error')
  echo.proxy.cut()
  assert.equal((await gone)[0].code, 'ECONNRESET')
  assert.equal(await say(await echo.open(), 'b'), 'B')
})

test('swallowed connections stay open: in one direction the server hears and is not heard, in both nothing passes', async () => {
  await using echo = await startEcho()
  const [halfDead, dead] = [await echo.open(), await echo.open()]
  for (const socket of [halfDead, dead]) await say(socket, 'x')
  echo.proxy.swallow('toClient')
  halfDead.write('half')
  const alive = await echo.open()
  await say(alive, 'y')
  assert.deepEqual(echo.heard.toSorted(), ['half', 'x', 'x', 'y'])
  echo.proxy.swallow()
  for (const socket of [halfDead, dead, alive]) socket.write('z')
  assert.equal(await say(await echo.open(), 'w'), 'W')
  assert.ok(!echo.heard.includes('z'))
  for (const socket of [halfDead, dead, alive]) assert.deepEqual([socket.destroyed, socket.read()], [false, null])
})

test('an ambush cuts off the one that says the word, before the server heard it or before it was answered', async () => {
  await using echo = await startEcho()
  for (const [when, heard] of [
    ['before', []],
    ['after', ['the word']],
  ] as const) {
    echo.heard.length = 0
    const socket = await echo.open()
    const received: string[] = []
    socket.on('data', (chunk) => received.push(String(chunk)))
    const sprung = echo.proxy.ambush('word', when)
    const gone = new Promise((resolve) => socket.on('close', resolve))
    socket.write('the word')
    await Promise.all([sprung, gone])
    assert.deepEqual([echo.heard, received], [heard, []])
    assert.equal(await say(await echo.open(), 'word'), 'WORD')
  }
})
