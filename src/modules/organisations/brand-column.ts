import { sql } from '../../platform/db/sql.ts'

/** A `Brand` of an organisation `o` as a column of that name. */
export const brandColumn = sql.raw(`
  jsonb_build_object('name', o.name, 'primary', o.primary_colour, 'background', o.background_colour,
    'logo', case when o.logo is not null then jsonb_build_object('key', o.logo, 'width', o.logo_width, 'height', o.logo_height) end)
  as brand`)
