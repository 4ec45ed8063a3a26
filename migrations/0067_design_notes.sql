-- What a version of a design is about, in the words of whoever made it.
alter table design_version add column note text check (length(note) between 1 and 500);

-- An organisation keeps at most 200 pictures for its designs. Whoever adds one holds the organisation, so of two that add
-- the last one at once the second sees the first. One that is there already is no further one.
create function bound_pictures() returns trigger language plpgsql as $$
begin
  perform 1 from organisation where id = new.org_id for no key update;
  if (select count(*) from design_picture where org_id = new.org_id) >= 200
    and not exists (select 1 from design_picture where org_id = new.org_id and picture = new.picture) then
    raise exception 'organisation % has as many pictures as it can', new.org_id
      using errcode = '23514', constraint = 'design_picture_most';
  end if;
  return new;
end $$;
create trigger design_picture_bounded before insert on design_picture
  for each row execute function bound_pictures();
