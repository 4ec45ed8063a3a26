import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const introduction = readFileSync(new URL('../docs/api-introduction.md', import.meta.url), 'utf8')
const SECRET = 'whsec_bGF1cmVsIHRlc3Qgc2VjcmV0IGxhdXJlbA=='
const BODY = '{"event":"cert.issued","data":{"attendee_name":"Ayşe Yılmaz"}}'
const SIGNATURE = `sha256=${createHmac('sha256', SECRET).update(BODY).digest('hex')}`
const CASES: [body: string, signature: string, right: boolean][] = [
  [BODY, SIGNATURE, true],
  [`${BODY} `, SIGNATURE, false],
  [BODY, SIGNATURE.replace(/.$/, (last) => (last === '0' ? '1' : '0')), false],
  [BODY, '', false],
]

function block(language: string): string {
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(introduction)![1]!
}

const given = JSON.stringify(CASES.map(([body, signature]) => [body, signature, SECRET]))
/** How each example is asked about all cases: it prints a list of true and false. */
const PROGRAMS: Record<string, { command: string[]; file: string; text: () => string }> = {
  js: {
    command: [process.execPath],
    file: 'check.mjs',
    text: () => `${block('js')}\nconsole.log(JSON.stringify(${given}.map((each) => isSigned(...each))))`,
  },
  python: {
    command: ['python3'],
    file: 'check.py',
    text: () =>
      `${block('python')}\nimport json\nprint(json.dumps([is_signed(b.encode(), s, k) for b, s, k in json.loads(${JSON.stringify(given)})]))`,
  },
  php: {
    command: ['php'],
    file: 'check.php',
    text: () =>
      `<?php\n${block('php')}\necho json_encode(array_map(fn ($each) => is_signed(...$each), json_decode(<<<'E'\n${given}\nE, true)));`,
  },
  ruby: {
    command: ['ruby'],
    file: 'check.rb',
    text: () =>
      `${block('ruby')}\nrequire "json"\nputs JSON.parse(<<'E').map { |b, s, k| signed?(b, s, k) ? true : false }.to_json\n${given}\nE`,
  },
  go: {
    command: ['go', 'run'],
    file: 'check.go',
    text: () =>
      [
        'package main\nimport ("crypto/hmac"; "crypto/sha256"; "encoding/hex"; "encoding/json"; "fmt")',
        block('go'),
        `func main() {\nvar cases [][]string\njson.Unmarshal([]byte(${JSON.stringify(given)}), &cases)\nright := []bool{}`,
        'for _, c := range cases { right = append(right, isSigned([]byte(c[0]), c[1], c[2])) }',
        'told, _ := json.Marshal(right)\nfmt.Println(string(told))\n}',
      ].join('\n'),
  },
}

for (const [language, { command, file, text }] of Object.entries(PROGRAMS)) {
  const isHere = spawnSync(command[0]!, [language === 'go' ? 'version' : '--version']).status === 0
  const skip = isHere ? false : `this machine has no ${command[0]}`
  test(`the example of ${language} takes what was signed and nothing else`, { skip }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'laurel-language-'))
    try {
      writeFileSync(join(folder, file), text())
      const [program, ...args] = command as [string, ...string[]]
      const ran = spawnSync(program, [...args, file], {
        cwd: folder,
        encoding: 'utf8',
        timeout: 300_000,
        env: { ...process.env, HOME: folder, GOCACHE: join(folder, 'cache'), GOFLAGS: '-mod=mod', GO111MODULE: 'off' },
      })
      assert.equal(ran.status, 0, ran.stderr)
      assert.deepEqual(
        JSON.parse(ran.stdout),
        CASES.map(([, , right]) => right),
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
