-- By what way a change was asked for, where that was not the interface itself: mcp, and the name of the program.
alter table audit_entry add column via text;
