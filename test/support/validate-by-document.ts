import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type Operation, operationsOf } from './api-operations.ts'
import { validateAnswers } from './documented-answers.ts'
import type { Answer } from './harness.ts'

type Judge = (method: string, path: string, answer: Answer) => void

let judge: Judge | null = null

/** Holds an answer of any test to api/openapi.json, which a test of its own holds to the service. */
export function validateByDocument(method: string, path: string, answer: Answer): void {
  judge ??= makeJudge()
  judge(method, path, answer)
}

function makeJudge(): Judge {
  const document = JSON.parse(readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8'))
  const validateAnswer = validateAnswers(document)
  const known = new Map<string, { operation: Operation; pattern: RegExp }[]>()
  for (const operation of operationsOf(document)) {
    const pattern = new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
    // A path without parameters goes before one that has them: /admin/api-keys/scopes is no id.
    const all = [...(known.get(operation.method) ?? []), { operation, pattern }]
    known.set(
      operation.method,
      all.toSorted((a, b) => a.operation.params.length - b.operation.params.length),
    )
  }
  return (method, path, answer) => {
    const address = path.split('?')[0]!
    const found = known.get(method)?.find(({ pattern }) => pattern.test(address))
    if (found === undefined) return
    const about = `${method} ${address} ${answer.status}`
    const isTold = answer.status in found.operation.raw['responses']
    assert.ok(isTold || answer.status >= 400, `a success that the document does not tell: ${about}`)
    if (isTold) validateAnswer(found.operation, answer, `${about}: ${answer.text.slice(0, 500)}`)
  }
}
