import { isMessage, type Message } from './rpc-message.ts'

/** Larger than any tool's response. */
const MAX_ANSWER_BYTES = 16 * 1_048_576

/** A response that is not a message: an error before it was processed, or from another server. */
export type Refusal = { status: number; code: string | null; detail: string | null; headers: Headers }

/** Yields the messages of a response as they arrive, from one text or from a stream of events; or the error. */
export async function* serviceAnswers(answer: Response): AsyncGenerator<Message | Refusal> {
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) return yield* streamed(answer)
  let text = ''
  for await (const part of texts(answer)) text += part
  const value = parsed(text)
  const messages = [value].flat().filter(isMessage)
  if (messages.length > 0 && messages.every(({ jsonrpc }) => jsonrpc === '2.0')) return yield* messages
  if (text === '' && answer.ok) return
  const { code, detail } = (messages[0] ?? {}) as { code?: unknown; detail?: unknown }
  yield {
    status: answer.status,
    code: typeof code === 'string' ? code : null,
    detail: typeof detail === 'string' ? detail : null,
    headers: answer.headers,
  }
}

export const isRefusal = (answer: Message | Refusal): answer is Refusal => 'status' in answer

/** Server-sent events (HTML, section 9.2): the data of an event may have several lines; an empty line ends it. */
async function* streamed(answer: Response): AsyncGenerator<Message> {
  let rest = ''
  let data: string[] = []
  for await (const part of texts(answer)) {
    const lines = (rest + part).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop()!
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
      if (line !== '' || data.length === 0) continue
      const message = parsed(data.join('\n'))
      data = []
      if (isMessage(message)) yield message
    }
  }
}

async function* texts(answer: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_ANSWER_BYTES) throw new Error('its answer is longer than 16 MiB')
    yield decoder.decode(chunk, { stream: true })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
