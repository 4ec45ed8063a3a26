import { codeInSight } from '../decide/code-in-sight.ts'
import { makeCodeReader } from './code-reader.ts'

const EVERY_MS = 120

/** A running camera. */
export type Camera = {
  stop: () => void
  id: string | null
  cameras: { id: string; label: string }[]
  /** Switches the light; null if the camera has none. */
  torch: ((isOn: boolean) => Promise<void>) | null
}

type Light = MediaTrackCapabilities & { torch?: boolean }

/**
 * Starts a camera and reads codes until it is stopped; each code counts once while it is in sight.
 * @param cameraId the camera to use; null: the one at the back
 * @throws DOMException NotAllowedError, NotFoundError and others
 */
export async function startCamera(
  video: HTMLVideoElement,
  cameraId: string | null,
  onCode: (text: string) => void,
): Promise<Camera> {
  const wanted = cameraId ? { deviceId: { ideal: cameraId } } : { facingMode: 'environment' }
  const stream = await navigator.mediaDevices.getUserMedia({ video: { ...wanted, width: { ideal: 1280 } } })
  const [track] = stream.getVideoTracks()
  const stop = () => {
    isStopped = true
    for (const each of stream.getTracks()) each.stop()
    video.srcObject = null
  }
  let isStopped = false
  try {
    video.srcObject = stream
    const [read, devices] = await Promise.all([
      makeCodeReader(),
      navigator.mediaDevices.enumerateDevices(),
      video.play(),
    ])
    const isNew = codeInSight()
    const look = async () => {
      if (isStopped) return
      const text = video.readyState >= 2 ? await read(video) : null
      if (text !== null && isNew(text, performance.now()) && !isStopped) onCode(text)
      setTimeout(look, EVERY_MS)
    }
    void look()
    const cameras = devices.filter(({ kind }) => kind === 'videoinput')
    const hasLight = (track?.getCapabilities?.() as Light | undefined)?.torch === true
    return {
      stop,
      id: track?.getSettings().deviceId ?? null,
      cameras: cameras.map(({ deviceId, label }) => ({ id: deviceId, label })),
      torch: hasLight ? (torch) => track!.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] }) : null,
    }
  } catch (error) {
    stop()
    throw error
  }
}
