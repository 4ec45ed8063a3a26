import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { runLaurel } from '../../test/support/laurel.ts'

const has = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0
const missing = (shell: string) => (has(shell) ? false : `left out: no ${shell} on this machine`)

async function script(shell: string): Promise<string> {
  const { code, out, err } = await runLaurel(['completion', shell], {})
  assert.deepEqual([code, err], [0, ''])
  return out
}

test('bash completes commands, their verbs, options and choices', { skip: missing('bash') }, async () => {
  const text = await script('bash')
  const complete = (...words: string[]) => {
    const typed = words.map((word) => `'${word}'`).join(' ')
    const run = spawnSync(
      'bash',
      [
        '--norc',
        '-c',
        `eval "$1"; COMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}
      _laurel; printf '%s\\n' "\${COMPREPLY[@]}"; complete -p laurel >&2`,
        'bash',
        text,
      ],
      { encoding: 'utf8' },
    )
    assert.deepEqual([run.status, run.stderr], [0, 'complete -o default -F _laurel laurel\n'])
    return run.stdout.trim().split('\n')
  }
  assert.deepEqual(complete('laurel', 'ev'), ['events'])
  assert.deepEqual(complete('laurel', 'st'), ['start'])
  assert.deepEqual(complete('laurel', 'events', 'd'), ['duplicate', 'delete'])
  assert.deepEqual(complete('laurel', 'attendees', 'import', '1', '--d'), ['--dry-run'])
  assert.deepEqual(complete('laurel', 'keys', '--', 'rev'), ['revoke'])
  assert.deepEqual(complete('laurel', 'completion', ''), ['bash', 'zsh', 'fish', '--json', '--help'])
  assert.deepEqual(complete('laurel', 'nothing'), [''], 'files then')
})

test('zsh can read its script', { skip: missing('zsh') }, async () => {
  const { status, stderr } = spawnSync('zsh', ['-n'], { input: await script('zsh'), encoding: 'utf8' })
  assert.deepEqual([status, stderr], [0, ''])
})

test('fish completes verbs and options', { skip: missing('fish') }, async () => {
  const run = spawnSync(
    'fish',
    ['-c', 'source (echo $argv[1] | psub); complete -C "laurel events d"', await script('fish')],
    {
      encoding: 'utf8',
    },
  )
  assert.deepEqual([run.status, run.stderr], [0, ''])
  assert.match(run.stdout, /^delete\t/m)
})

test('each shell gets every command, and another is refused', async () => {
  for (const shell of ['bash', 'zsh', 'fish'])
    for (const path of ['laurel events list', 'laurel webhooks replay', 'laurel keys revoke', 'laurel doctor'])
      assert.ok((await script(shell)).includes(path), `${shell}: ${path}`)
  assert.equal((await runLaurel(['completion', 'tcsh'], {})).code, 2)
})
