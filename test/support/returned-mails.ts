type Report = { to: string; action?: string; status?: string; words?: string; more?: string; original?: string }

const lines = (...all: string[]) => all.join('\r\n')

/** A delivery report as Postfix writes one (RFC 3464). */
export function aDeliveryReport({
  to,
  action = 'failed',
  status = '5.1.1',
  words,
  more = '',
  original,
}: Report): string {
  return lines(
    'Return-Path: <>',
    `Delivered-To: ${to}`,
    'Date: Wed, 25 Nov 2026 10:00:00 +0000',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.org>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_report"',
    '',
    '--=_report',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'The email could not be delivered. Action: failed',
    '',
    '--=_report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    'X-Postfix-Queue-ID: 4XYZ',
    '',
    'Final-Recipient: rfc822; someone@example.net',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${words ?? `550 ${status} <someone@example.net>: User`}`,
    '    unknown in virtual mailbox table',
    more,
    '--=_report',
    'Content-Type: message/rfc822',
    '',
    original ?? 'Subject: Your ticket',
    '',
    '--=_report--',
    '',
  )
}

/** A complaint in the format of feedback loops (RFC 5965), sent to an address without a token. */
export function aComplaint({
  to,
  returnPath,
  type = 'abuse',
}: {
  to: string
  returnPath: string
  type?: string
}): string {
  return lines(
    'From: <feedback@isp.example>',
    `To: <${to}>`,
    'Subject: FW: Your ticket',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Feedback/1.0',
    'Version: 1',
    `Original-Mail-From: <${returnPath}>`,
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    'Subject: Your ticket',
    '',
    '--part--',
    '',
  )
}

/** The automatic reply of a person who is away. */
export function anAutoReply(to: string): string {
  return lines(
    'From: <someone@example.net>',
    `To: <${to}>`,
    'Subject: Out of office',
    'Auto-Submitted: auto-replied',
    'Content-Type: text/plain',
    '',
    'I am away. Action: failed',
    'Status: 5.1.1',
    '',
  )
}
