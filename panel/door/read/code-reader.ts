/** Reads a QR code in the current picture of a video; null if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorType = { new (options: object): Detector; getSupportedFormats: () => Promise<string[]> }

/** Wide enough for a ticket at arm's length, and small enough to be read several times a second. */
const WIDTH = 640

/** Returns the browser's own reader where it has one, otherwise one in JavaScript, which is loaded then. */
export async function makeCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorType }
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const picture = canvas.getContext('2d', { willReadFrequently: true })!
  return async (video) => {
    canvas.width = Math.min(WIDTH, video.videoWidth)
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
    picture.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(picture.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // It throws for every picture without a code.
      return null
    }
  }
}
