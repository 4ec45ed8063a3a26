/** Asks the person who works here to prove that it is them. @returns whether they did */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** @returns what takes it back */
export function onPresenceAsked(by: Ask): () => void {
  ask = by
  return () => {
    ask = null
  }
}

/** True if the response asked for a proof of identity and the person gave it. Concurrent requests share one prompt. */
export async function provesPresence(response: Response): Promise<boolean> {
  if (response.status !== 403 || ask === null) return false
  const { code } = (await response.clone().json()) as { code?: string }
  if (code !== 'confirmation_required') return false
  asking ??= ask().finally(() => {
    asking = null
  })
  return asking
}
