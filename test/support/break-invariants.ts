import { awardBreaks } from './award-breaks.ts'
import { A_WORKER_RUNS, aMessage, anImport, aRecipient, senderBreaks, taskBreaks } from './broken-rows.ts'
import { type Break, doorBreaks } from './door-breaks.ts'
import { keyBreaks } from './key-breaks.ts'
import { logBreaks } from './log-breaks.ts'
import type { Made } from './made.ts'
import { markBreaks } from './mark-breaks.ts'
import { oauthBreaks } from './oauth-breaks.ts'
import { signatureBreaks } from './signature-breaks.ts'

/** How each invariant is broken, and no other with it. */
export function breaksOf(made: Made): Record<string, Break> {
  return {
    'the balance and what is held are the sums of the ledger, and not negative': {
      tables: 'credit_balance',
      sql: () => 'update credit_balance set balance = balance + 1 where org_id = 1',
      rows: () => ['organisation 1'],
    },
    'the mailbox for returned emails can be read while a worker reads it': {
      tables: 'mailbox_reader',
      sql: () =>
        `insert into mailbox_reader (lease_until, next_at, failures, failing_since, problem)
         values ('-infinity', now(), 9, now() - interval '16 minutes', 'The server rejected the login'); ${A_WORKER_RUNS}`,
      rows: () => ['The server rejected the login'],
    },
    'a public event is listed as it is, and no other is': {
      tables: 'event',
      sql: () => `update event set visibility = 'public' where id = ${made.event}`,
      rows: () => [`event ${made.event}`],
    },
    'evidence led to a completion of its own course, and each completion comes from one piece of evidence at most': {
      tables: 'training_course training_completion training_evidence',
      sql: () =>
        `insert into training_course (id, org_id, code, name, created_at, updated_at)
         overriding system value values (-1, 1, 'a', 'A', now(), now()), (-2, 1, 'b', 'B', now(), now());
         insert into training_completion (id, org_id, course_id, email, email_key, name, completed_at, external_id, created_at)
         overriding system value values (-1, 1, -1, 'a@example.org', 'a@example.org', '', now(), 'x', now());
         insert into training_evidence (id, org_id, course_id, email, email_key, name, note, file, file_name, content_type,
           size, status, decided_at, completion_id, created_at)
         overriding system value values (-1, 1, -2, 'a@example.org', 'a@example.org', '', '', (select min(picture) from design_picture), 'x', 'image/png',
           1, 'approved', now(), -1, now())`,
      rows: () => ['evidence -1'],
    },
    'every organisation has a balance': {
      tables: 'credit_balance',
      sql: () => 'delete from credit_balance where org_id = 2',
      rows: () => ['organisation 2'],
    },
    'every organisation has a head of its issuance log': {
      tables: 'certificate_log_head',
      sql: () => 'delete from certificate_log_head where org_id = 2',
      rows: () => ['organisation 2'],
    },
    'a capture or release comes after a hold of the same bulk job and of the same size': {
      tables: 'credit_entry',
      sql: () =>
        `update credit_entry set id = -1 where kind = 'capture'; update credit_entry set id = -2 where kind = 'release'`,
      rows: () => ['credit entry -1', 'credit entry -2'],
    },
    'the tally of an event counts its attendees, certificates, places, and who came, waits, withdrew or is pending': {
      tables: 'event_tally',
      sql: () => `update event_tally set attendees = attendees + 1 where event_id = ${made.event}`,
      rows: () => [`event ${made.event}`],
    },
    'the tally of a registration type counts its attendees, places, and people who wait or are pending': {
      tables: 'registration_type registration_type_tally',
      sql: () =>
        `insert into registration_type (id, org_id, event_id, name, folded_name, position, created_at, updated_at)
         overriding system value values (-1, 1, ${made.event}, 'Ours', 'ours', 1, now(), now());
         insert into registration_type_tally (registration_type_id, shard, pending) values (-1, 0, 1)`,
      rows: () => ['registration_type -1'],
    },
    ...awardBreaks(made),
    ...doorBreaks(made),
    ...markBreaks(made),
    ...keyBreaks(),
    ...oauthBreaks(),
    ...logBreaks(),
    ...signatureBreaks(made),
    'an email to an attendee is about their event': {
      tables: 'email',
      sql: () => `update email set event_id = ${made.withPicture} where id = ${made.email}`,
      rows: () => [`email ${made.email}`],
    },
    'the attempts at an email are numbered from 1 without gaps, as many as it counts': {
      tables: 'email',
      sql: () => `update email set attempts = 2 where id = ${made.email}`,
      rows: () => [`email ${made.email}`],
    },
    'an email that was tried is sent, kept, or unanswered, because its last attempt was': {
      tables: 'email email_attempt',
      sql: () => `update email set attempts = 1, status = 'sent' where id = ${made.email};
        insert into email_attempt (org_id, email_id, number, started_at, ended_at, outcome) values (1, ${made.email}, 1, now(), now(), 'deferred')`,
      rows: () => [`email ${made.email}`],
    },
    'no email is on its way for minutes without a process that sends it while a worker runs': {
      tables: 'email worker_process',
      sql: () =>
        `update email set status = 'sending', updated_at = now() - interval '3 minutes' where id = ${made.email}; ${A_WORKER_RUNS}`,
      rows: () => [`email ${made.email}`],
    },
    'no attempt at an email goes on long after the email is over while a worker runs': {
      tables: 'email email_attempt worker_process',
      sql: () => `update email set attempts = 1 where id = ${made.email};
        insert into email_attempt (org_id, email_id, number, started_at) values (1, ${made.email}, 1, now() - interval '21 minutes'); ${A_WORKER_RUNS}`,
      rows: () => [`email ${made.email}`],
    },
    'what waits is of a rule that is on and of an action that it has': {
      tables: 'automation_rule',
      sql: () => 'update automation_rule set enabled = false',
      rows: () => [`automation run ${made.run}`],
    },
    'an automation rule has actions, and none with a number that it has not given': {
      tables: 'automation_rule',
      sql: () => 'update automation_rule set last_action = 0',
      rows: () => [`automation rule ${made.rule}`],
    },
    'a run follows its mail within minutes while a worker runs': {
      tables: 'automation_run worker_process',
      sql: () =>
        `update automation_run set status = 'queued', wake_at = null, email_id = 0, updated_at = now() - interval '5 minutes'; ${A_WORKER_RUNS}`,
      rows: () => [`automation run ${made.run}`],
    },
    'a recipient who waits has an email, and no message is sent while one waits': {
      tables: 'message message_recipient',
      sql: () => `${aMessage("'sent'", 'now()')}; ${aRecipient(made.email)}`,
      rows: () => ['message recipient -2'],
    },
    'a recipient follows their email within minutes while a worker runs': {
      tables: 'message message_recipient worker_process',
      sql: () => `${aMessage("'sending'", 'null')}; ${aRecipient(0)}; ${A_WORKER_RUNS}`,
      rows: () => ['message recipient -2'],
    },
    'the consent of a submission is a consent version of its form': {
      tables: 'form form_submission',
      sql: () => `
        insert into form (id, org_id, name, slug, fields, contact_mapping, tags, active, language, consent_version, notify_emails, created_at, updated_at)
        overriding system value values (-1, 1, 'F', 'f', '[]', '{}', '{}', true, 'en', 1, '{}', now(), now());
        insert into form_submission (id, org_id, form_id, answers, consent_text, consent_version, language, folded, submitted_at)
        overriding system value values (-2, 1, -1, '[]', 'I agree', 2, 'en', '', now())`,
      rows: () => ['form_submission -2'],
    },
    'a survey is answered by an attendee of its event': {
      tables: 'survey_response',
      sql: () => `update survey_response set event_id = ${made.withPicture}`,
      rows: () => [`survey_response ${made.response}`],
    },
    'whoever has registered by themselves was told so by mail': {
      tables: 'attendee email',
      sql: () =>
        `update attendee set source = 'registration' where id = ${made.attendee}; delete from email where id = ${made.email}`,
      rows: () => [`attendee ${made.attendee}`],
    },
    'no offer of a place has been over for five minutes while a worker runs': {
      tables: 'attendee worker_process',
      sql: () =>
        `update attendee set status = 'offered', offered_until = now() - interval '6 minutes' where id = ${made.attendee}; ${A_WORKER_RUNS}`,
      rows: () => [`attendee ${made.attendee}`],
    },
    'of the ticket keys of an event the newest one has its private key and is not retired': {
      tables: 'ticket_key',
      sql: () => `update ticket_key set retired_at = now() where event_id = ${made.event}`,
      rows: () => [`ticket key ${made.ticketKey}`],
    },
    'every ticket key can be opened with the keys of this installation': {
      tables: 'ticket_key',
      sql: () =>
        `update ticket_key set private_key = set_byte(private_key, 20, 255 - get_byte(private_key, 20)) where event_id = ${made.event}`,
      rows: () => [`ticket key ${made.ticketKey}`],
    },
    'an event that is ready has a design, one that is not has none': {
      tables: 'event',
      sql: () => `update event set template_status = 'failed' where id = ${made.withPicture}`,
      rows: () => [`event ${made.withPicture}`],
    },
    'an attendee has at most one active certificate of a kind in an event': {
      tables: 'certificate',
      sql: () => `update certificate set status = 'active' where id = ${made.retired}`,
      rows: () => [`attendee ${made.attendee}`],
    },
    'the current version of a badge is its content': {
      tables: 'badge_template',
      sql: () => 'update badge_template set version = 9 where id = 1',
      rows: () => ['badge template 1'],
    },
    'a person has a badge at most once, and was given it by its rule at most once': {
      tables: 'badge_award',
      sql: () => `
        insert into badge_award (id, org_id, template_id, public_id, email, email_key, recipient_name, source, awarded_at, template_version)
        overriding system value
        select -n, 1, 7, gen_random_uuid(), 'a@b.co', 'a@b.co', 'Ada', 'hand', now(), 1 from generate_series(1, 2) n`,
      rows: () => ['badge template 7, awards -2, -1'],
    },
    'contacts have the key of their email address and an up-to-date search text': {
      tables: 'contact_text',
      sql: () => `update contact_text set folded = 'zoe' where id = ${made.contact}`,
      rows: () => [`contact ${made.contact}`],
    },
    'a merged contact points to a contact that is not merged': {
      tables: 'contact',
      sql: () => `
        insert into contact (id, org_id, first_name, source, folded, merged_into, created_at, updated_at) overriding system value
        values (-2, 1, 'x', 'api', 'x', ${made.contact}, now(), now()), (-1, 1, 'x', 'api', 'x', -2, now(), now())`,
      rows: () => ['contact -1'],
    },
    'custom fields of a contact are defined by its organisation and not null': {
      tables: 'contact',
      sql: () => `update contact set properties = '{"x": 1}' where id = ${made.contact}`,
      rows: () => [`contact ${made.contact}: x`],
    },
    'contacts are listed under their tags, and merged ones are not': {
      tables: 'contact_tag',
      sql: () => `update contact_tag set tag = 'other' where contact_id = ${made.contact}`,
      rows: () => [`contact ${made.contact}: other`, `contact ${made.contact}: vip`],
    },
    'figures plus changes not aggregated yet equal the counts of the source rows': {
      tables: 'figure_zone figure_change',
      sql: () =>
        `update figure_zone set server = current_setting('server_version') where org_id = 1;
         insert into figure_change values (1, 0, 'account_created', 'x', '-infinity', 1)`,
      rows: () => ['day', 'month'].map((span) => `organisation 1 account_created x of event 0 by ${span} -infinity`),
    },
    'the tally of an organisation counts its contacts': {
      tables: 'contact_tally',
      sql: () => 'update contact_tally set contacts = contacts + 1 where org_id = 1',
      rows: () => ['organisation 1'],
    },
    'a contact of an active merge points to the contact that it was merged into': {
      tables: 'contact_merge_member',
      sql: () => `update contact_merge_member set contact_id = ${made.contact}`,
      rows: () => [`contact ${made.contact}`],
    },
    'a merged contact owns nothing that its current contact does not have': {
      tables: 'contact_note',
      sql: () =>
        `insert into contact_note (org_id, contact_id, text, created_at, updated_at) values (1, ${made.merged}, 'x', now(), now())`,
      rows: () => [`contact ${made.merged}`],
    },
    'the stage history of a deal has no gaps and ends with its current stage': {
      tables: 'deal_stage_change',
      sql: () => `update deal_stage_change set to_stage = 'lost' where deal_id = ${made.deal}`,
      rows: () => [`deal ${made.deal}`],
    },
    'deal tallies match the deals of an organisation by stage and currency': {
      tables: 'deal_tally',
      sql: () => 'update deal_tally set amount = amount + 0.01 where org_id = 1',
      rows: () => ['organisation 1 lead EUR'],
    },
    'the lead score of a contact is the sum of the points of its reasons': {
      tables: 'contact lead_score_day',
      sql: () => `update contact set lead_score = 7 where id = ${made.contact}; update lead_score_day set score = 7`,
      rows: () => [`contact ${made.contact}`],
    },
    'the last entry in the score history of a contact is its current score': {
      tables: 'lead_score_day',
      sql: () => 'update lead_score_day set score = score + 1',
      rows: () => [`contact ${made.contact}`],
    },
    'every certificate stands in the issuance log, and as revoked there if and only if it is': {
      tables: 'certificate',
      sql: () =>
        `update certificate set status = 'revoked', revoked_at = now(), event_type = null, signing_key_id = null,
         signature = null, signed_at = null, credential_version = null where id = ${made.active}`,
      rows: () => [`certificate ${made.active}`],
    },
    'every certificate has its event for as long as events are kept: its own, or that of its bulk job': {
      tables: 'domain_event',
      sql: () => `delete from domain_event where type = 'cert.issued' and subject_id = ${made.active}`,
      rows: () => [`certificate ${made.active}`],
    },
    'every certificate is the record that was logged': {
      tables: 'certificate',
      sql: () => `update certificate set event_timezone = 'Asia/Tokyo' where id = ${made.active}`,
      rows: () => [`certificate ${made.active}`],
    },
    'a certificate names the attendee that it was issued to for as long as there is one': {
      tables: 'certificate',
      sql: () => `update certificate set attendee_id = null where id = ${made.retired}`,
      rows: () => [`certificate ${made.retired}`],
    },
    'a certificate that expires has a notice that waits or was sent once; a revoked one waits for none': {
      tables: 'expiry_notice',
      sql: () => `update expiry_notice set certificate_id = ${made.active} where certificate_id = ${made.expiring};
      update expiry_notice set due_at = (select expires_at - interval '720 hours' from certificate where id = ${made.active})`,
      rows: () => [`certificate ${made.active}`, `certificate ${made.expiring}`],
    },
    'a notice is due as many days before the expiry as its event says': {
      tables: 'expiry_notice',
      sql: () => `update expiry_notice set due_at = due_at + interval '1 millisecond'`,
      rows: () => [`certificate ${made.expiring}`],
    },
    'a certificate was first used in the first quarter of an hour in which its uses were counted': {
      tables: 'certificate_use',
      sql: () => `insert into certificate_use (org_id, event_id, certificate_id, kind, network, quarter, n)
        select org_id, event_id, id, 'verified', '', '2026-11-20T09:15Z', 1 from certificate where id = ${made.active}`,
      rows: () => [`certificate ${made.active}`],
    },
    'uses of a certificate are counted for its event': {
      tables: 'certificate_use',
      sql: () => `insert into certificate_use (org_id, event_id, certificate_id, kind, network, quarter, n)
        select org_id, event_id + 1000, id, 'downloaded', '', '2026-11-20T09:15Z', 1 from certificate where id = ${made.active}`,
      rows: () => [`certificate ${made.active}`],
    },
    'every bulk job has one hold, and a capture or release if and only if it is finished': {
      tables: 'bulk_job',
      sql: () =>
        `update bulk_job set names = names || array['X'], source_rows = source_rows || 9, total_count = total_count + 1 where id = ${made.cancelled}`,
      rows: () => [`bulk job ${made.cancelled}`],
    },
    'a completed bulk job has a certificate for each name, any other has none': {
      tables: 'certificate event_tally',
      sql: () => `delete from certificate where id = (select max(id) from certificate where bulk_job_id = ${made.done});
      update event_tally set certificates = certificates - 1
      where (event_id, shard) = (select event_id, shard from event_tally where event_id = ${made.event} limit 1)`,
      rows: () => [`bulk job ${made.done}`],
    },
    'the certificates of a bulk job are of its kind': {
      tables: 'bulk_job',
      sql: () => `update bulk_job set kind = 'speaker' where id = ${made.done}`,
      rows: () => [`bulk job ${made.done}`],
    },
    'an unfinished import of contacts is queued': {
      tables: 'contact_import',
      sql: () => anImport('pending', 'null'),
      rows: () => ['import -1'],
    },
    'texts that wait to be indexed have a job, or an import that is still running': {
      tables: 'contact_text_batch',
      sql: () => `insert into contact_text_batch (org_id, contact_ids, texts) values (1, '{-1}', '{ada}')`,
      rows: () => ['organisation 1'],
    },
    'all rows of an import are done, rejected or waiting in a batch, and none waits when it is finished': {
      tables: 'contact_import contact_import_batch',
      sql: () =>
        `${anImport('completed', 'now()')}; insert into contact_import_batch (org_id, import_id, people) values (1, -1, '[]')`,
      rows: () => ['import -1'],
    },
    'an unfinished bulk job is queued': {
      tables: 'graphile_worker._private_jobs',
      sql: () => `delete from graphile_worker._private_jobs where (payload ->> 'bulk_job_id')::int = ${made.waiting}`,
      rows: () => [`bulk job ${made.waiting}`],
    },
    'the finished attempts of a delivery are numbered 1 to 3 without gaps, as many as it counts': {
      tables: 'webhook_attempt',
      sql: () => `update webhook_attempt set number = 2 where delivery_id = ${made.undelivered}`,
      rows: () => [`webhook delivery ${made.undelivered}`],
    },
    'a delivery has succeeded if and only if its last attempt was answered with 2xx': {
      tables: 'webhook_attempt',
      sql: () => `update webhook_attempt set status_code = 302 where delivery_id = ${made.delivered}`,
      rows: () => [`webhook delivery ${made.delivered}`],
    },
    'a delivery has failed only after three attempts, a test or replay after one': {
      tables: 'webhook_delivery',
      sql: () => `update webhook_delivery set kind = 'event', test_uid = null, test_body = null,
        event_id = (select max(id) from domain_event where org_id = 1) where id = ${made.undelivered}`,
      rows: () => [`webhook delivery ${made.undelivered}`],
    },
    'nothing is on its way of a delivery that ended minutes ago while a worker runs': {
      tables: 'webhook_attempt webhook_delivery worker_process',
      sql: () => `insert into webhook_attempt (org_id, delivery_id, number, started_at) values (1, ${made.undelivered}, 2, now());
      update webhook_delivery set finished_at = now() - interval '5 minutes'; ${A_WORKER_RUNS}`,
      rows: () => [`webhook delivery ${made.undelivered}`],
    },
    'nothing is pending for an endpoint that is switched off': {
      tables: 'webhook_delivery webhook_endpoint',
      sql: () => `update webhook_endpoint set active = false where id = ${made.endpoint};
      insert into webhook_delivery (id, org_id, event_id, endpoint_id, next_attempt_at, created_at) overriding system value
      select -1, 1, min(id), ${made.endpoint}, now(), now() from domain_event where org_id = 1`,
      rows: () => ['webhook delivery -1'],
    },
    'no delivery has been due for over a minute while a worker runs and nothing is on its way to its endpoint': {
      tables: 'webhook_attempt webhook_delivery worker_process',
      sql: () => `update webhook_attempt set started_at = now() - interval '1 hour', ended_at = now() - interval '1 hour';
      insert into webhook_delivery (id, org_id, event_id, endpoint_id, next_attempt_at, created_at) overriding system value
      select -1, 1, min(id), ${made.endpoint}, now() - interval '61 seconds', now() from domain_event where org_id = 1; ${A_WORKER_RUNS}`,
      rows: () => ['webhook delivery -1'],
    },
    'no event is of a transaction that this database has not come to, so that the feed has it in its place': {
      tables: 'domain_event',
      sql: () => `update domain_event set txid = pg_current_xact_id()::text::bigint + 1000000 where id = 1`,
      rows: () => ['domain event 1'],
    },
    ...senderBreaks,
    ...taskBreaks,
    'every webhook secret and header can be opened with the keys of this installation': {
      tables: 'webhook_endpoint',
      sql: () => `update webhook_endpoint set secret = set_byte(secret, 20, 255 - get_byte(secret, 20))`,
      rows: () => [`webhook endpoint ${made.endpoint}`],
    },
  }
}
