import { explainRefusal } from './explain-refusal.ts'
import { failure, type Id, idsOf, isMessage, type Message, SERVICE_ERROR } from './rpc-message.ts'
import { isRefusal, serviceAnswers } from './service-answers.ts'

/** No tool runs for longer; a host has given up by then. */
const PATIENCE_MS = 300_000

export type Forwarding = {
  site: string
  address: string
  headers: Record<string, string>
  /** Cancels the request once its response is no longer needed. */
  signal: AbortSignal
  write: (message: Message) => Promise<void>
  /** Writes a line for people, outside the protocol. */
  tell: (line: string) => void
}

/** Sends a message to the service and writes all responses. Every request in it gets a response, if only an error. */
export async function forwardMessage(message: Message | unknown[], forwarding: Forwarding): Promise<void> {
  const waiting = new Set<Id>(idsOf(message))
  const { site, signal, write, tell } = forwarding
  const fail = async (text: string, data?: object) => {
    if (waiting.size === 0) tell(text)
    for (const id of waiting) await write(failure(id, SERVICE_ERROR, text, data))
    waiting.clear()
  }
  try {
    for await (const answer of serviceAnswers(await post(message, forwarding))) {
      if (isRefusal(answer)) {
        const { message: text, data } = explainRefusal(site, answer)
        await fail(text, data)
      } else await pass(answer)
    }
    if (waiting.size > 0) await fail(`The service at ${site} ended its answer before it was whole. Ask again.`)
  } catch (error) {
    if (signal.aborted) return
    await fail(`The service at ${site} does not answer (${reasonOf(error)}). Is it running, and is LAUREL_URL right?`)
  }

  async function pass(answer: Message): Promise<void> {
    const isAnswer = !('method' in answer)
    // An error before a message was read has no id; it belongs to the only pending request.
    const only = waiting.size === 1 && isMessage(message) ? [...waiting][0]! : null
    const told = isAnswer && (answer.id === null || answer.id === undefined) && only !== null
    const named = told ? { ...answer, id: only } : answer
    if (isAnswer && !waiting.delete(named.id as Id)) return tell(`${site} answers what nobody asked; it is left out.`)
    await write(named)
  }
}

function post(message: Message | unknown[], { address, headers, signal }: Forwarding): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(message),
  })
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  const { code, message: inner } = (cause ?? {}) as { code?: string; message?: string }
  return code ?? inner ?? message
}
