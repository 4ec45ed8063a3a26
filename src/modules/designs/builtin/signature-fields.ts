import type { LayoutField } from '../layout/design-layout.ts'

/**
 * Values of an event that built-in designs print below the signature line: the name of the person who signs, and their
 * title. An event without them has an empty line to sign on.
 */
export const SIGNATORY = '{{values.signatory}}'
export const SIGNATORY_TITLE = '{{values.signatory_title}}'

/** The organisation's logo in a box; nothing is drawn for an organisation without one. */
export function logoField(
  place: Pick<LayoutField, 'x' | 'y' | 'width' | 'height'>,
  align: 'left' | 'center' | 'right' = 'center',
): LayoutField {
  return { type: 'image', source: 'logo', ...place, align }
}
