import assert from 'node:assert/strict'
import type { Answer } from './harness.ts'

type Refusal = Pick<Answer, 'status' | 'headers' | 'body' | 'text'>

/**
 * Asserts that an answer is an error of the agreed shape: `detail` a text, or for 422 a list of `{loc, msg, type}`, with
 * `code` and `request_id` beside it and nothing of the inside in it.
 */
export function assertErrorShape(answer: Refusal): void {
  const { body, text, status } = answer
  assert.match(String(answer.headers['content-type']), /^application\/json/, text)
  assert.equal(answer.headers['cache-control'], 'no-store', text)
  assert.deepEqual(Object.keys(body).sort(), ['code', 'detail', 'request_id'], text)
  assert.match(body.code, /^[a-z_]+$/)
  assert.match(body.request_id, /^req_[0-9a-f]{32}$/)
  assert.doesNotMatch(text, /node_modules|\bat .*\.[jt]s:\d|\/src\/|select |FST_|ECONN|relation "/i)
  if (typeof body.detail === 'string') {
    assert.notEqual(body.detail, '')
    return
  }
  assert.equal(status, 422, text)
  assert.ok(Array.isArray(body.detail) && body.detail.length > 0, text)
  for (const problem of body.detail) {
    assert.deepEqual(Object.keys(problem).sort(), ['loc', 'msg', 'type'], text)
    assert.match(problem.loc[0], /^(body|query|path|header)$/)
    assert.ok(
      problem.loc.every((part: unknown) => typeof part === 'string'),
      text,
    )
    assert.ok(typeof problem.msg === 'string' && problem.msg !== '', text)
    assert.match(problem.type, /^\w+$/)
  }
}

/** Asserts a refusal with this status and code; for 422 also the place (`body.name`) and kind of one of its problems. */
export function assertRefused(answer: Refusal, status: number, code: string, place?: string, type?: string): void {
  assert.equal(answer.status, status, answer.text)
  assertErrorShape(answer)
  assert.equal(answer.body.code, code, answer.text)
  if (status === 422) assert.ok(Array.isArray(answer.body.detail), answer.text)
  if (place === undefined) return
  const problem = answer.body.detail.find(({ loc }: { loc: string[] }) => loc.join('.') === place)
  assert.ok(problem, `${place} is not named in ${answer.text}`)
  if (type !== undefined) assert.equal(problem.type, type, answer.text)
}
