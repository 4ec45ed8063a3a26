import encodeQR from 'qr'
import { Button } from './button.ts'
import { saveFile } from './save-file.ts'

type Props = { text: string; label: string; fileName: string; save: string }

/** QR code, always dark on white, since scanners need that. */
export function QrCode({ text, label, fileName, save }: Props) {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 2 })
  return (
    <div className="row">
      <img className="qr" alt={label} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
      <Button variant="default" onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), fileName)}>
        {save}
      </Button>
    </div>
  )
}
