-- The certificates of an organisation over all its events: listed, filtered and searched by what stands on them from one
-- index, and found by the address of whom they were made out to.
create index certificate_of_org on certificate (org_id, id) include (folded, status, issued_at, expires_at, tier)
  where octet_length(folded) <= 2000;
create index certificate_long_of_org on certificate (org_id, id) where octet_length(folded) > 2000;
create index certificate_of_address on certificate (org_id, lower(attendee_email) text_pattern_ops)
  where attendee_email is not null;
