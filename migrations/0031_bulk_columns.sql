-- Bulk jobs keep the sheet and the columns that were used, the kind of their certificates, and the values of each row.
alter table bulk_job
  add column sheet text,
  add column header_row integer check (header_row > 0),
  -- The header of the name column, or of both that were joined; null for a list of names.
  add column name_column text,
  -- The target of each used column, by its header or letter.
  add column mapping jsonb check (jsonb_typeof(mapping) = 'object'),
  add column kind text not null default 'attendee' check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  -- Values in the order of the names, an object for each; null when the file has none.
  add column certificate_values jsonb check (jsonb_typeof(certificate_values) = 'array'),
  add constraint bulk_job_values_beside_names check (jsonb_array_length(certificate_values) = total_count);
