import { html } from 'ghtml'
import type { Html } from '../frame/written-text.ts'

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const QUIET = 4

/**
 * A QR code as a drawing, dark on white also where the page is dark, since readers want it so. What draws is loaded by the
 * first of them, not by each start.
 */
export async function ticketCode(text: string, label: string): Promise<Html> {
  const { qrBars } = await import('../../../platform/render/index.ts')
  const { size, bars } = qrBars(text)
  const side = size + 2 * QUIET
  const path = bars.map(({ x, y, width }) => `M${x + QUIET} ${y + QUIET}h${width}v1h-${width}z`).join('')
  return html`<svg class="ticket-code" viewBox="0 0 ${side} ${side}" width="${side * 6}" height="${side * 6}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#ffffff"/><path fill="#000000" d="${path}"/></svg>`
}
