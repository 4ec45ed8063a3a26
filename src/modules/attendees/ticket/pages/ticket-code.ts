import { html } from 'ghtml'
import type { Html } from '../../../../platform/pages/written-text.ts'

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const QUIET = 4

/**
 * A QR code as a drawing, dark on white also where the page is dark, since readers want it so. What draws is loaded by the
 * first of them, not by each start.
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
