/** How a verdict is to be understood at a glance: go on, look, stop. */
export type Tone = 'good' | 'look' | 'stop'

/** Notes in hertz with their seconds; each tone of verdict sounds and vibrates in its own way. */
const SOUNDS: Record<Tone, [number, number][]> = {
  good: [
    [880, 0.09],
    [1320, 0.14],
  ],
  look: [
    [660, 0.12],
    [660, 0.12],
  ],
  stop: [[196, 0.45]],
}
const VIBRATIONS: Record<Tone, number[]> = { good: [60], look: [80, 60, 80], stop: [350] }

let audio: AudioContext | undefined

/** Prepares the sound. Browsers allow it from the first touch or key on. */
export function prepareSound(): void {
  const start = () => {
    audio ??= new AudioContext()
    void audio.resume()
  }
  addEventListener('pointerdown', start, { once: true })
  addEventListener('keydown', start, { once: true })
}

export function signal(tone: Tone, hasSound: boolean): void {
  navigator.vibrate?.(VIBRATIONS[tone])
  if (!hasSound || audio?.state !== 'running') return
  let at = audio.currentTime
  for (const [frequency, seconds] of SOUNDS[tone]) {
    const [source, volume] = [new OscillatorNode(audio, { frequency }), new GainNode(audio, { gain: 0.25 })]
    source.connect(volume).connect(audio.destination)
    source.start(at)
    source.stop(at + seconds)
    at += seconds + 0.04
  }
}
