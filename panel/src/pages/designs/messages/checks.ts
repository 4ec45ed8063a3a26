import type { Finding } from '../../../designer/check-layout.ts'
import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

type OfField = Extract<Finding, { field: number }>['kind']
type CheckMessages = Record<OfField, (field: string, is: string, wanted: string) => string> &
  Record<Exclude<Finding['kind'], OfField>, string>

const en: CheckMessages = {
  small: (field, is) =>
    `${field}: a very long name would print at ${is} pt. Make the field larger or the font size smaller.`,
  shrunk: (field, is, wanted) =>
    `${field}: the previewed text shrinks from ${wanted} pt to ${is} pt. Make the field larger to avoid this.`,
  runsOff: (field) =>
    `${field}: the previewed text is cut off at the edge of the page. Let it shrink or wrap, or use a smaller font size.`,
  edge: (field, is, wanted) =>
    `${field}: it is ${is} mm from the edge of the page. Printers can cut off anything closer than ${wanted} mm. Move it inwards.`,
  faint: (field, is, wanted) =>
    `${field}: its contrast with the background is ${is}:1, below ${wanted}:1. Choose another colour or move it.`,
  qrSmall: (_, is, wanted) =>
    `The QR code is ${is} mm wide. Phones have trouble reading codes smaller than ${wanted} mm. Make it larger.`,
  qrFaint: (_, is) =>
    `The contrast of the QR code is ${is}:1. Phones need a dark code on a light background. Change its colour or move it.`,
  unknownValue: (field, key) =>
    `${field}: no event that uses this design defines the value “${key}”, so nothing is printed. Define it in the settings of the event, or delete the field.`,
  missingValue: (field, label, count) =>
    `${field}: ${counted(count, 'attendee has', 'attendees have')} no “${label}”, so nothing is printed for them.`,
  noName: 'The design has no name field. Add one.',
  noCode: 'The design has neither a code nor a QR code, so certificates cannot be verified. Add one of them.',
}

export const checkMessages = messages(en)

/** Shown next to the colour input of a field. */
export const contrastMessages = messages({ contrast: (ratio: string) => `Contrast with the background: ${ratio}:1` })
