-- The organisation's logo prepared for certificates, and the logo that each version of a design shows. A version that
-- shows a logo is issued with the logo of its time; after another logo, the next certificate gets a new version.
alter table organisation
  add column printed_logo text check (printed_logo ~ '^printed-logos/[0-9a-f]{64}\.(png|jpg)$'),
  add constraint organisation_printed_logo check (printed_logo is null or logo is not null);

alter table design_version
  add column shows_logo boolean not null default false,
  add column logo text check (logo ~ '^printed-logos/[0-9a-f]{64}\.(png|jpg)$'),
  add constraint design_version_logo check (logo is null or shows_logo);

drop index design_version_built_in;
create unique index design_version_built_in on design_version (org_id, layout_hash, coalesce(logo, '')) where design_id is null;
