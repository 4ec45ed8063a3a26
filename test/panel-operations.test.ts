import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { nameOperation } from '../client/generate/name-operation.ts'
import { NOT_IN_PANEL } from './support/not-in-panel.ts'

type ApiDocument = { paths: Record<string, Record<string, { operationId: string }>> }

const ROOT = join(import.meta.dirname, '..')
const document: ApiDocument = JSON.parse(readFileSync(join(ROOT, 'api/openapi.json'), 'utf8'))
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ path, method, operationId })),
)

/** Source of the panel and the door with each run of white space as one space. */
const source = ['panel/src', 'panel/door']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(ROOT, name), 'utf8').replaceAll(/\s+/g, ' '))
  .join('\n')

/** True if the panel links to the address of the operation, or calls it through the client. */
function isReached({ operationId, method, path }: (typeof operations)[number]): boolean {
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll('.', '\\.'))
  const address = new RegExp(`${parts.join('\\$\\{[^}]+\\}')}[\`?]`)
  return (method === 'get' && address.test(source)) || isCalled(operationId)
}

const isCalled = (operationId: string) =>
  new RegExp(`\\b${nameOperation(operationId).replaceAll('.', ' ?\\??\\. ?')}\\b`).test(source)

test('every operation of the API is used by the panel, or has a reason why people do not need it there', () => {
  const missing = operations.filter((each) => !isReached(each) && !(each.operationId in NOT_IN_PANEL))
  assert.deepEqual(
    missing.map(({ operationId }) => operationId),
    [],
    'use them in a page, or give the reason in test/support/not-in-panel.ts',
  )
})

test('each reason belongs to an operation of the API that the panel does not use', () => {
  const ids = new Set(operations.map(({ operationId }) => operationId))
  const wrong = Object.keys(NOT_IN_PANEL).filter(
    (id) => !ids.has(id) || operations.some((each) => each.operationId === id && isReached(each)),
  )
  assert.deepEqual(wrong, [])
})
