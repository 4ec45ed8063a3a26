import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readListing, TOOLSETS } from '../src/modules/mcp/tools/toolsets.ts'
import { writtenTools } from './support/written-tools.ts'

const guide = readFileSync(join(import.meta.dirname, '..', 'docs', 'mcp.md'), 'utf8')
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code]) => code!)

test('every entry of a host in the guide can be read, and leads to the endpoint or to the command', () => {
  const entries = blocks('json').map((code) => {
    const { mcpServers, servers } = JSON.parse(code)
    return (mcpServers ?? servers).laurel
  })
  assert.equal(entries.length, 4)
  for (const { url, headers, command, args, env } of entries) {
    if (url === undefined) {
      assert.deepEqual([command, args.slice(1), Object.keys(env)], ['node', ['mcp'], ['LAUREL_URL', 'LAUREL_API_KEY']])
      continue
    }
    const { pathname, searchParams } = new URL(url)
    assert.equal(pathname, '/mcp')
    assert.equal(typeof readListing(Object.fromEntries(searchParams)), 'object', url)
    assert.match(headers.Authorization, /^Bearer /)
  }
})

test('the guide names every toolset, no other, and tools that there are', () => {
  const [, line] = /^Toolsets: (.*?)\. /m.exec(guide)!
  assert.deepEqual(
    [...line!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    TOOLSETS,
  )
  for (const [, names] of guide.matchAll(/\/mcp\?toolsets=([\w,]+)/g))
    assert.equal(typeof readListing({ toolsets: names }), 'object', names)
  const known = writtenTools()
  const named = [...guide.matchAll(/\b(?:list|get|find|call|delete)_\w+\b/g)].map(([name]) => name)
  assert.ok(named.length > 5)
  for (const name of named.filter((each) => !/^(find|call)_/.test(each))) assert.ok(known.includes(`"${name}"`), name)
})
