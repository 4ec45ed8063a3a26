/** Statements that insert rows without what the service would have written with them. */
export const A_WORKER_RUNS = `insert into worker_process (worker_ids, started_at, seen_at) values ('{x}', now() - interval '5 minutes', now())`

export const anImport = (status: string, finishedAt: string) => `
  insert into contact_import (id, org_id, status, file_name, mode, header, fields, row_count, created_at, finished_at)
  overriding system value values (-1, 1, '${status}', 'a.csv', 'fill', '{}', '{}', 0, now(), ${finishedAt})`

export const aMessage = (status: string, finishedAt: string) => `
  insert into message (id, org_id, subject, body, language, audience, transactional, earliest_at, status, all_made, created_at,
    updated_at, started_at, finished_at)
  overriding system value values (-1, 1, 'S', 'B', 'en', '{}', false, now(), ${status}, true, now(), now(), now(), ${finishedAt})`

export const aRecipient = (emailId: number) => `
  insert into message_recipient (id, org_id, message_id, person_id, email_key, status, email_id, created_at, updated_at)
  overriding system value values (-2, 1, -1, 1, 'a@example.org', 'queued', ${emailId}, now(), now() - interval '5 minutes')`

/** How the invariants of tasks are broken. */
export const taskBreaks = {
  'the reminder of a task is at its due time': {
    tables: 'crm_task',
    sql: () => `
      insert into crm_task (id, org_id, title, due_at, remind_at, created_at, updated_at)
      overriding system value values (-1, 1, 'Call', now() + interval '2 days', now() + interval '1 day', now(), now())`,
    rows: () => ['task -1'],
  },
  'no reminder of a task waits for ten minutes while a worker runs': {
    tables: 'crm_task worker_process',
    sql: () => `
      insert into crm_task (id, org_id, title, due_at, remind_at, created_at, updated_at)
      overriding system value select -1, 1, 'Call', at, at, now(), now() from (select now() - interval '11 minutes' as at) t;
      ${A_WORKER_RUNS}`,
    rows: () => ['task -1'],
  },
}

/** How the invariants of the senders of organisations are broken. */
export const senderBreaks = {
  'no mail server of an organisation has failed for an hour while a worker runs': {
    tables: 'organisation_sender worker_process',
    sql: () =>
      `update organisation_sender set failing_since = now() - interval '61 minutes', failure = '535 No'; ${A_WORKER_RUNS}`,
    rows: () => ['organisation 1: 535 No'],
  },
  'every sender of an organisation can be opened with the keys of this installation': {
    tables: 'organisation_sender',
    sql: () => 'update organisation_sender set smtp_url = set_byte(smtp_url, 20, 255 - get_byte(smtp_url, 20))',
    rows: () => ['organisation 1'],
  },
}
