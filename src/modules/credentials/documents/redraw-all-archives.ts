import { Type } from '../../../lib/type.ts'

/** Redraws the archives of all organisations, after keys that signed the PDFs in them were withdrawn. Bulk jobs do it. */
export const REDRAW_ALL_ARCHIVES = { name: 'redraw-all-archives', payload: Type.Object({}) }
