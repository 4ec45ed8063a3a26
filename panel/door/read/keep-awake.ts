/** Keeps the screen on while the door is open, where the browser can. Browsers let go of it whenever the page is hidden. */
export function keepAwake(): void {
  const { wakeLock } = navigator as { wakeLock?: WakeLock }
  if (!wakeLock) return
  const hold = async () => {
    if (document.visibilityState !== 'visible') return
    await wakeLock.request('screen').catch((error: DOMException) => {
      // With a low battery the system refuses, and the screen goes off as usual.
      if (error.name !== 'NotAllowedError') throw error
    })
  }
  document.addEventListener('visibilitychange', hold)
  void hold()
}
