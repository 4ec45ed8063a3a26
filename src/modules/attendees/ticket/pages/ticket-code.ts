import { html } from 'ghtml'
import type { Html } from '../../../../platform/pages/written-text.ts'

/** The quiet zone required by ISO/IEC 18004, in modules. */
const QUIET = 4

/**
 * Returns a QR code as SVG, dark on white even in dark mode, since readers need that. The renderer is loaded on first
 * use, not at start.
 */
export async function ticketCode(text: string, label: string): Promise<Html> {
  const { eachBar, qrCode } = await import('../../../../lib/render/index.ts')
  const code = qrCode(text)
  const side = code.size + 2 * QUIET
  let path = ''
  eachBar(code, (x, y, width) => {
    path += `M${x + QUIET} ${y + QUIET}h${width}v1h-${width}z`
  })
  return html`<svg class="ticket-code" viewBox="0 0 ${side} ${side}" width="${side * 6}" height="${side * 6}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#ffffff"/><path fill="#000000" d="${path}"/></svg>`
}
