-- Keys of organisations for wallets that take SD-JWT VC: P-256, with a certificate of the installation's authority.
alter table signing_key drop constraint signing_key_certificate;
alter table signing_key add constraint signing_key_certificate
  check ((certificate is not null) = (purpose in ('authority', 'document') or algorithm = 'p256'));
