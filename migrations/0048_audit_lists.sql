-- The audit is read as a list: newest first, of one actor, of one record, of kinds of changes, of one request.

create index audit_entry_newest on audit_entry (org_id, created_at desc, id desc);
create index audit_entry_of_actor on audit_entry (org_id, actor, created_at desc, id desc);
create index audit_entry_of_kind on audit_entry (org_id, subject_type, action, created_at desc, id desc);
create index audit_entry_of_request on audit_entry using hash (request_id);
drop index audit_entry_subject;
create index audit_entry_of_subject on audit_entry (org_id, subject_type, subject_id, created_at desc, id desc);
