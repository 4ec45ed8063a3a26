import { type Call, callService, refusalOf } from './call-service.ts'
import { knownService } from './known-service.ts'

/** A record as the API returns it. */
export type Row = Record<string, unknown>

type More = { query?: Row; body?: unknown; form?: FormData }

/** Sends a request and returns a successful response. @throws AppError for any error */
export async function ask(method: string, path: string, { query = {}, body, form }: More = {}): Promise<Response> {
  const service = await knownService()
  const call: Call = {
    method,
    path,
    query: queryOf(query),
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
  }
  const answer = await callService(service, call)
  if (!answer.ok) throw await refusalOf(service, answer)
  return answer
}

export async function askRow(method: string, path: string, more?: More): Promise<Row> {
  return (await ask(method, path, more)).json() as Promise<Row>
}

function queryOf(values: Row): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
}
