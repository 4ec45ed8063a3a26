/** Columns whose name sounds like the key of a file, and what they hold. */
export const NO_FILES: Record<string, string> = {
  'attendee.email_key': 'the address in the form in which it is unique',
  'email.to_key': 'the address in the form in which it is judged',
  'email_suppression.address_key': 'the address in the form in which it is stopped',
  'check_in.scan_key': 'the key of a scan, given by a device',
  'message_recipient.email_key': 'the address in the form in which it is unique',
  'organisation_sender.dkim_public_key': 'a key that signs emails',
  'person.email_key': 'the address in the form in which it is unique',
  'erasure_request.address_key': 'the address in the form in which it is compared',
  'my_link.address_key': 'the address in the form in which it is compared',
  'my_session.address_key': 'the address in the form in which it is compared',
  'person_link.email_key': 'the address in the form in which it is compared',
  'badge_award.email_key': 'the address in the form in which it is unique',
  'form_submission.email_key': 'the address that was given, in the form in which it is unique',
  'contact.email_key': 'the address in the form in which it is unique',
  'certificate.recipient_key':
    'the hash of the name of a recipient without an attendee, and its place among equal names of the request',
  'bulk_job.file_name': 'what the uploaded file was called',
  'contact_import.file_name': 'what the file was called',
  'training_assignment.email_key': 'the address in the form in which it is unique',
  'training_completion.email_key': 'the address in the form in which it is unique',
  'event.template_image_url': 'an address; a picture of our own is a file of its design version',
}
