/** Stops something when its scope is left, however that happens; to stop it twice is to stop it once. */
export function scoped<T extends { stop: () => Promise<void> }>(started: T): T & AsyncDisposable {
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= started.stop())
  return { ...started, stop, [Symbol.asyncDispose]: stop }
}
