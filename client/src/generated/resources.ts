// Made from openapi.json by `npm run client`; do not edit.

import type { Pages } from '../pages.ts'
import type { RequestOptions } from '../send-request.ts'
import type { Upload } from '../write-body.ts'
import type {
  AcceptedInvitation,
  Account,
  AccountChange,
  AddedPasskey,
  ApiKey,
  ApiKeyChange,
  AskForLink,
  AssignedTraining,
  Attendance,
  Attendee,
  AttendeeAction,
  AttendeeActionReport,
  AttendeeChange,
  AttendeeImport,
  AttendeeImportReport,
  AttendeeInFull,
  AttendeeWithTicket,
  AuditEntry,
  AutomationCatchUp,
  AutomationRule,
  AutomationRuleChange,
  AutomationRun,
  BadgeAward,
  BadgeRevocation,
  BadgeTemplate,
  BadgeTemplateChange,
  BuiltinDesign,
  BulkJob,
  BulkPreview,
  CertTimeline,
  Certificate,
  CertificateCandidate,
  CertificateEmail,
  CertificateHistoryEntry,
  CertificateUses,
  ChangedTrainingEmail,
  CheckIn,
  CheckedIn,
  ChosenOrganisation,
  CodeApp,
  ConfirmCodeApp,
  ConfirmPresence,
  ConfirmedCodeApp,
  Contact,
  ContactActivity,
  ContactChange,
  ContactImport,
  ContactImportReport,
  ContactImportRequest,
  ContactImportWithErrors,
  ContactMerge,
  ContactNote,
  ContactNoteChange,
  ContactProperty,
  ContactTag,
  CreatedApiKey,
  CreatedDoorDevice,
  CreatedWebhookEndpoint,
  CreditEntry,
  Credits,
  CrmAnalytics,
  CrmSettings,
  CrmSettingsChange,
  Deal,
  DealChange,
  DealStageChange,
  Design,
  DesignChange,
  DesignDuplicate,
  DesignPreview,
  DesignScene,
  DesignVersion,
  DoorDevice,
  DoorList,
  DuplicateGroup,
  Email,
  EmailCertificates,
  EmailCertificatesResult,
  EmailPreview,
  EmailSuppression,
  EmailTemplate,
  EmailTemplateChange,
  EmailTemplateTest,
  EmailTemplateToPreview,
  EmailTemplateVariable,
  EmailWithContent,
  Erasure,
  ErasureReport,
  Event,
  EventAnalytics,
  EventChange,
  EventContents,
  EventDuplicate,
  FindProvider,
  Form,
  FormAnswers,
  FormChange,
  FormMeta,
  FormReceived,
  FormSubmission,
  Found,
  FoundProvider,
  GiveSecondFactor,
  GivenBadge,
  IdentityProvider,
  IdentityProviderChange,
  Invitation,
  IssuePreview,
  IssueRequest,
  IssueResult,
  LayoutPicture,
  LeadScoreHistory,
  LeadScoreRecalculation,
  LeadScoreRules,
  LinkAsked,
  ListedEvent,
  ListedEventDetail,
  LoggedRequest,
  LookedUpAttendee,
  MadeInvitation,
  Member,
  MemberChange,
  Merge,
  MergedContact,
  MovedTraining,
  NewAccount,
  NewApiKey,
  NewAttendee,
  NewAutomationRule,
  NewBadgeAward,
  NewBadgeTemplate,
  NewContact,
  NewContactNote,
  NewContactProperty,
  NewDeal,
  NewDoorDevice,
  NewEmailSuppression,
  NewEmailTemplate,
  NewEvent,
  NewForm,
  NewIdentityProvider,
  NewIdentityProviderDomain,
  NewInvitation,
  NewNotDuplicates,
  NewPasskey,
  NewRegistration,
  NewSession,
  NewTrainingAssignments,
  NewTrainingCompletions,
  NewTrainingCourse,
  NewTrainingProgramme,
  NewWebhookEndpoint,
  NotDuplicate,
  NotDuplicates,
  Organisation,
  OrganisationChange,
  OrganisationOverview,
  OtherEditors,
  OwnAccount,
  OwnAccountChange,
  OwnFactors,
  OwnSession,
  OwnViews,
  Passkey,
  PasskeyAnswer,
  PasskeyOptions,
  PasswordChange,
  PastAttendeeImport,
  PersonalExport,
  Pipeline,
  PostedTrainingCompletions,
  PublicBadge,
  PublicEvent,
  RecoveryCodes,
  Registration,
  RegistrationChange,
  RegistrationReceived,
  ReissueRequest,
  ReplayRequest,
  Replayed,
  ResendRequest,
  Resent,
  ResetPassword,
  Retention,
  RetentionChange,
  RevokeRequest,
  RoleScopes,
  RunningJob,
  SampleData,
  Scan,
  ScanUndone,
  ScansTaken,
  SecondFactorAsked,
  SentScans,
  Session,
  SessionChange,
  SetUp,
  SetupProgress,
  SignIn,
  SignInPolicy,
  SignInPolicyChange,
  SignedOut,
  Standing,
  SurveyLink,
  SurveyResponse,
  SurveySummary,
  SystemState,
  TicketKeys,
  TierSummary,
  TrainingAssignment,
  TrainingAssignmentChange,
  TrainingCompletion,
  TrainingCompliance,
  TrainingCourse,
  TrainingCourseChange,
  TrainingDueDate,
  TrainingEmailChange,
  TrainingProgramme,
  TrainingProgrammeChange,
  UseLink,
  Verification,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChange,
  WebhookEvent,
  WhoIsSignedIn,
  WholeDesignVersion,
} from './types.ts'

export type Resources = {
  apiKeys: {
    /**
     * List API keys
     * Pages of all API keys of the organisation, newest first, with name, prefix, scopes and last use. The value of a key is never shown here; only "Create an API key" shows it.
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<ApiKey>
    /**
     * Create an API key
     * Makes a key with scopes that your own key has. The answer holds its value as `key`, this once: it cannot be read again, so keep it at once. A key ends at expires_at, or never without one.
     */
    create(body: NewApiKey, options?: RequestOptions): Promise<CreatedApiKey>
    /**
     * List scopes
     * All scopes that a key can have, as plain texts such as `events:read`. A scope to write does not include the one to read. Use it before "Create an API key" or "Change an API key".
     */
    listScopes(options?: RequestOptions): Promise<string[]>
    /**
     * Change an API key
     * Changes name, scopes, expiry or the active flag; only the sent fields change, and its value stays. `active: false` switches it off from the next request on and can be taken back, other than "Delete an API key".
     */
    update(id: number, body: ApiKeyChange, options?: RequestOptions): Promise<ApiKey>
    /**
     * Delete an API key
     * Ends a key for ever, from the next request on; this cannot be undone. To switch it off for a while, use "Change an API key" with `active: false`.
     */
    delete(id: number, options?: RequestOptions): Promise<undefined>
  }
  credits: {
    /**
     * Read the credit balance
     * How many credits can be spent now, and how many are held for unfinished bulk jobs. One credit pays one certificate of a bulk job. For what came and went use "List credit entries".
     */
    get(options?: RequestOptions): Promise<Credits>
    /**
     * List credit entries
     * Pages of every movement of credits, newest first: grants, and holds, captures and releases of bulk jobs. The amounts of all entries add up to what "Read the credit balance" answers.
     */
    listEntries(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<CreditEntry>
  }
  organisation: {
    /**
     * Read the organisation
     * The organisation of your key: name, language, time zone, country, where answers to mails go, logo, colours of mails, and plan.
     */
    get(options?: RequestOptions): Promise<Organisation>
    /**
     * Change the organisation
     * Changes name, language, time zone, country, reply address or colours; only the sent fields change. Mails that are sent from then on look so. For the picture use "Upload the logo".
     */
    update(body: OrganisationChange, options?: RequestOptions): Promise<Organisation>
    /**
     * Remove the logo
     * Takes the logo away; mails show the name in its place. Where there is none, nothing changes. It can be given again with "Upload the logo".
     */
    deleteLogo(options?: RequestOptions): Promise<Organisation>
    /**
     * Upload the logo
     * Takes the place of the logo that mails show. Multipart: one PNG, JPEG or WebP file of at most 2 MB. It is shown on white, at most 240 by 48 pixels. The answer is the organisation with its address.
     */
    uploadLogo(body: {
      /** The picture: PNG, JPEG or WebP, at most 2 MB */
      image: Upload
    }, options?: RequestOptions): Promise<Organisation>
    /**
     * Read retention settings
     * For how many days logs and mails are kept after they ended, what each setting may be, and what the last runs removed. Certificates, their issuance log and the audit are never removed, nor is what has not ended, such as a mail that waits.
     */
    retention(options?: RequestOptions): Promise<Retention>
    /**
     * Change retention settings
     * Changes for how many days what is kept; only the sent settings change. What is due by a shorter time goes with the next nightly run and cannot be had back. `dry_run=true` tells how many rows that would be now.
     */
    updateRetention(body: RetentionChange, query?: {
      /** true: tell what would be done, and do nothing */
      dry_run?: boolean | undefined
    }, options?: RequestOptions): Promise<Retention>
    /**
     * Remove what is due now
     * Starts the removal without waiting for the night; what it removes cannot be had back. It is queued, and asked for again while it waits it is done once. `last_run` of "Read retention settings" tells what became of it.
     */
    runRetention(options?: RequestOptions): Promise<Retention>
    /**
     * Read the sign-in policy
     * What the organisation asks of its people when they sign in.
     */
    signInPolicy(options?: RequestOptions): Promise<SignInPolicy>
    /**
     * Change the sign-in policy
     * With `owners_and_admins` owners and admins who have shown no second factor in their session can do nothing but set one up, from their next request on. API keys are not concerned.
     */
    updateSignInPolicy(body: SignInPolicyChange, options?: RequestOptions): Promise<SignInPolicy>
    /**
     * Find records of all kinds
     * At most five of each kind that the scopes of the caller allow: events and designs by name, attendees by address or, from four characters on, by name in the 50 newest events, certificates also by code or link, contacts. Of long lists use the list of the kind.
     */
    find(query: {
      /** A name, an address, a code or a link */
      q: string
    }, options?: RequestOptions): Promise<Found[]>
    /**
     * List jobs
     * What runs for the organisation and what has run, newest first, 100 of each kind at most: bulk jobs, imports of contacts, calculations of lead scores, and removals of old records. Each tells how far it is, how fast, and how long it may take yet.
     */
    listJobs(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<RunningJob>
    /**
     * Read the progress of set-up
     * The five steps from an event to certificates that people have seen: event, people, design, issue, share. Computed from what there is, for the organisation or for one event, with the next step and the event to take it in.
     */
    setupProgress(query?: {
      /** Identifier of the event; without it, all events */
      event_id?: number | undefined
    }, options?: RequestOptions): Promise<SetupProgress>
    /**
     * Read how things stand
     * Whether anything is wrong (mails, webhooks, jobs, credits), what runs, and which event is next, for a first page. How it went by day is in Read analytics of the organisation.
     */
    standing(options?: RequestOptions): Promise<Standing>
    /**
     * Make sample data
     * A sample event with sessions, 40 made-up people and some check-ins, to look round with; an organisation has one at most. No certificates are issued, nobody is written to, and its people become no contacts.
     */
    createSampleData(options?: RequestOptions): Promise<SampleData>
    /**
     * Take sample data away
     * Deletes the sample event with all that belongs to it, also certificates that were issued in it since, and nothing else.
     */
    deleteSampleData(options?: RequestOptions): Promise<undefined>
    /**
     * Read the state of the system
     * What runs the service: versions, the database, how much work waits, how mails leave, where files are kept and whether that answers, and the limits of the plan. Nothing secret.
     */
    system(options?: RequestOptions): Promise<SystemState>
  }
  designs: {
    /**
     * List designs
     * Pages of the designs of the organisation, newest first, each in its newest version. An event has certificates on a design by its `template_id`; the built-in ones are not in the list.
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** true: those that are archived, default those that are not */
      archived?: boolean | undefined
    }, options?: RequestOptions): Pages<Design>
    /**
     * Create a design
     * Makes a design on a picture, or of a built-in one, which can be changed then. Multipart: `name`, and if wanted `builtin`, or `layout` as JSON text, and one PNG, JPEG or WebP file of at most 10 MB. Give its id to an event as `template_id`, or its `image_url` as `template_image_url`.
     */
    create(body?: {
      /** Name of the design. Required without `builtin` */
      name?: string
      /** The built-in design whose layout it begins with, in place of `layout` */
      builtin?: 'laurel' | 'band' | 'quiet' | 'academy' | 'festival' | 'night'
      /** The language of the words and dates that it begins with. Default that of the organisation */
      language?: string
      /** The colour that the built-in design follows. Default the primary one of the organisation */
      color?: string
      /** A Layout as JSON text */
      layout?: string | object
      /** The background: PNG, JPEG or WebP, at most 10 MB. Without it: a built-in drawing */
      image?: Upload
    }, options?: RequestOptions): Promise<Design>
    /**
     * Read a design
     * A design in its newest version: its layout, and the picture that it is drawn on. Certificates that were issued with an older version keep that one.
     */
    get(id: number, options?: RequestOptions): Promise<Design>
    /**
     * Change a design
     * Renames a design, or gives it a new layout as a new version; only the sent fields change, and a layout is sent whole. `If-Match` keeps you from writing over what others did. Certificates that were issued keep their version. For another picture use "Create a design".
     */
    update(id: number, body: DesignChange, options?: RequestOptions): Promise<Design>
    /**
     * Archive a design
     * Puts a design away: it is not in the list any more, and no event can choose it. Events that have it keep it, and what was issued is drawn as ever. "Change a design" with `archived` false brings it back.
     */
    archive(id: number, options?: RequestOptions): Promise<undefined>
    /**
     * Duplicate a design
     * Makes a new design, version 1, with the layout and the picture of the newest version of another.
     */
    duplicate(designId: number, body?: DesignDuplicate, options?: RequestOptions): Promise<Design>
    /**
     * Go back to a version of a design
     * Makes a new version that is equal to an earlier one; no version is lost, and certificates keep theirs. Where the newest is equal to it already, none is made.
     */
    restoreVersion(designId: number, version: number, options?: RequestOptions): Promise<Design>
    /**
     * List the built-in designs
     * The designs that come with the program, the one of events without a design first. "Create a design" with `builtin` makes a copy that can be changed.
     */
    builtin(query?: {
      /** Language of words and dates. Default that of the organisation */
      language?: string | undefined
    }, options?: RequestOptions): Promise<BuiltinDesign[]>
    /**
     * Read a built-in design
     * All that a browser needs to draw a built-in design in a language and a colour: page, shapes, fields and fonts. `page`, `language`, `drawing` and `fields` are its layout.
     */
    builtinScene(key: 'laurel' | 'band' | 'quiet' | 'academy' | 'festival' | 'night', query?: {
      /** Language of words and dates. Default that of the organisation */
      language?: string | undefined
      /** The colour that it follows. Default the primary one of the organisation. `laurel` keeps its own */
      color?: string | undefined
    }, options?: RequestOptions): Promise<DesignScene>
    /**
     * Read what a design is drawn with
     * All that a browser needs to draw the newest version of a design: page, background, fields and fonts. `page`, `language`, `drawing` and `fields` are its layout.
     */
    scene(designId: number, options?: RequestOptions): Promise<DesignScene>
    /**
     * Read a font of designs
     * A font that certificates are drawn with, as a TrueType file, compressed for whoever takes it, without a key. Its address is in the `fonts` of a scene, and stands for these bytes alone: other bytes have another name.
     */
    font(file: string, options?: RequestOptions): Promise<Response>
    /**
     * Add a picture for designs
     * Takes a logo, signature or seal, which a field of the type `image` then names as its `picture`. It is made upright and at most 1,000 pixels wide and high. One that no version of a design names is gone a week later.
     */
    addPicture(body: {
      /** The picture: PNG, JPEG or WebP, at most 10 MB and 50 million pixels */
      image: Upload
    }, options?: RequestOptions): Promise<LayoutPicture>
    /**
     * Draw a preview of a design
     * Draws a layout, a design or a built-in one with a sample, or with what an attendee would get. Nothing is made or kept: its code and QR code say PREVIEW, and verify as nothing. An attendee needs the scope attendees:read too. A JPEG takes the least time.
     */
    preview(body?: DesignPreview, options?: RequestOptions): Promise<Response>
    /**
     * List the versions of a design
     * Pages of the versions of a design, newest first: who made each and when, and how many certificates were issued with it.
     */
    versions(designId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<DesignVersion>
    /**
     * Read a version of a design
     * A version of a design with its layout, as certificates that were issued with it are drawn.
     */
    version(designId: number, version: number, options?: RequestOptions): Promise<WholeDesignVersion>
    /**
     * Read an uploaded picture
     * The picture of a design, or a logo, as JPEG or PNG, without a key. Its name is in the `image_url` of a design or a picture that stands in designs, and in the `logo` of an organisation, and stands for these bytes alone: another picture has another name.
     */
    picture(file: string, options?: RequestOptions): Promise<Response>
  }
  emails: {
    /**
     * List emails
     * Lists the emails of the organisation, newest first, a page at a time.
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      status?: 'queued' | 'sending' | 'sent' | 'kept' | 'failed' | 'suppressed' | 'cancelled' | undefined
      /** Those about this event */
      event_id?: number | undefined
      /** Those to this attendee */
      attendee_id?: number | undefined
      /** Those that tell this */
      kind?: string | undefined
      /** Those to this address */
      to?: string | undefined
      /** Those that this automation rule made */
      rule_id?: number | undefined
      /** Those that were drawn up by this template */
      template_id?: number | undefined
    }, options?: RequestOptions): Pages<Email>
    /**
     * Get an email
     * Gives one email, with what it says and the files that it carries.
     */
    get(id: number, options?: RequestOptions): Promise<EmailWithContent>
    /**
     * Send an email once more
     * A new email with the same words and `resend_of`. One that an automation rule made is drawn up anew when it is sent, and goes only to whom it should still go.
     */
    resend(emailId: number, options?: RequestOptions): Promise<EmailWithContent>
    /**
     * Send what has failed since a time once more
     * The oldest 10,000 that were not sent once more already, also those that were handed over and never answered. Asking twice sends nothing twice.
     */
    resendFailed(body: ResendRequest, options?: RequestOptions): Promise<Resent>
    /**
     * Cancel an email
     * Takes back an email that is still to be sent. One that was sent cannot be taken back.
     */
    cancel(emailId: number, options?: RequestOptions): Promise<EmailWithContent>
    /**
     * Download an attachment
     * Gives a file that an email carries, drawn as it is now.
     */
    attachment(emailId: number, fileName: string, options?: RequestOptions): Promise<Response>
    suppressions: {
      /**
       * List stopped addresses
       * Lists the addresses to which no mails or only transactional mails are sent, newest first.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Those of this address */
        address?: string | undefined
        reason?: 'rejected' | 'unsubscribed' | 'manual' | undefined
      }, options?: RequestOptions): Pages<EmailSuppression>
      /**
       * Stop mails to an address
       * Puts an address on the list of those to which no mails are sent any more.
       */
      create(body: NewEmailSuppression, options?: RequestOptions): Promise<EmailSuppression>
      /**
       * Allow mails to an address
       * Takes an address off the list of those to which no mails are sent.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
    }
  }
  emailTemplates: {
    /**
     * List email templates
     * Lists the templates that mails are drawn up by, newest first.
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<EmailTemplate>
    /**
     * Create a template
     * A variable, filter, tag or element that templates do not have is refused (422) with what was probably meant. `GET /admin/email-templates/variables` tells the variables.
     */
    create(body: NewEmailTemplate, options?: RequestOptions): Promise<EmailTemplate>
    /**
     * List variables of templates
     * Lists what templates can say, and in mails of which kinds.
     */
    listVariables(options?: RequestOptions): Promise<EmailTemplateVariable[]>
    /**
     * Get an email template
     * Gives one template that mails are drawn up by.
     */
    get(id: number, options?: RequestOptions): Promise<EmailTemplate>
    /**
     * Update an email template
     * Changes a template. Mails that are not sent yet follow it.
     */
    update(id: number, body: EmailTemplateChange, options?: RequestOptions): Promise<EmailTemplate>
    /**
     * Delete a template
     * Mails of a kind without a template are drawn up by the one that organisations begin with.
     */
    delete(id: number, options?: RequestOptions): Promise<undefined>
    /**
     * Send a test mail
     * Sends a mail by a template to an address, with samples of what it tells.
     */
    test(emailTemplateId: number, body: EmailTemplateTest, options?: RequestOptions): Promise<Email>
    /**
     * Preview an email template
     * Shows a mail by a template, with samples or as an attendee would get it, which needs the scope attendees:read too. Nothing is sent or saved.
     */
    preview(emailTemplateId: number, body?: EmailTemplateToPreview, options?: RequestOptions): Promise<EmailPreview>
  }
  people: {
    /**
     * List who works here
     * Lists the people of the organisation with their roles, in the order in which they joined.
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<Member>
    /**
     * List roles and their scopes
     * Lists the roles that people can have, from the most to the least, with the scopes of each.
     */
    roles(options?: RequestOptions): Promise<RoleScopes[]>
    /**
     * Change what somebody may do
     * Changes role or events, from their next request on. Nobody gives or changes a role that may do more than they may. An organisation keeps an owner.
     */
    update(id: number, body: MemberChange, options?: RequestOptions): Promise<Member>
    /**
     * Remove somebody
     * Takes somebody out of the organisation and signs them out of it at once. An account that belongs to no organisation any more is deleted. An organisation keeps an owner.
     */
    remove(id: number, options?: RequestOptions): Promise<undefined>
    /**
     * Sign somebody out
     * Ends all sessions of somebody in this organisation. They can sign in again.
     */
    signOut(id: number, options?: RequestOptions): Promise<SignedOut>
    invitations: {
      /**
       * List invitations
       * Lists the invitations that can still be accepted, newest first.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
      }, options?: RequestOptions): Pages<Invitation>
      /**
       * Invite somebody
       * Sends a link that makes somebody one of your people, once within seven days. It takes the place of an earlier one. Nobody invites to a role that may do more than they may. Without a mail server the answer tells the link.
       */
      create(body: NewInvitation, options?: RequestOptions): Promise<MadeInvitation>
      /**
       * Take an invitation back
       * The link in the mail is of no use from then on.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
    }
  }
  me: {
    /**
     * Read your account
     * Your name and address, and how you want the panel.
     */
    get(options?: RequestOptions): Promise<OwnAccount>
    /**
     * Change your account
     * Changes your name, the language of the panel or its looks; only the sent fields change.
     */
    update(body: OwnAccountChange, options?: RequestOptions): Promise<OwnAccount>
    /**
     * Choose another password
     * Takes the place of your password, which you say too, and signs you out everywhere else.
     */
    changePassword(body: PasswordChange, options?: RequestOptions): Promise<undefined>
    /**
     * List where you are signed in
     * Your sessions in all organisations, the latest first, at most 200.
     */
    sessions(options?: RequestOptions): Promise<OwnSession[]>
    /**
     * End a session of yours
     * Signs you out in one browser, also in this one.
     */
    endSession(id: number, options?: RequestOptions): Promise<undefined>
    /**
     * List your views
     * How you like to see the lists of this organisation, under names of yours.
     */
    views(options?: RequestOptions): Promise<OwnViews[]>
    /**
     * Save your views of a list
     * Takes the place of all your views of one list. Nobody else sees them.
     */
    saveViews(body: OwnViews, options?: RequestOptions): Promise<OwnViews>
    /**
     * Say what you have open
     * Tells others who open the same design or event that you are there, by name, for 30 seconds: say it again meanwhile. The answer is who else is.
     */
    sayEditing(kind: 'design' | 'event', id: number, options?: RequestOptions): Promise<OtherEditors>
    /**
     * Say that you closed it
     * Others do not see your name there any more.
     */
    endEditing(kind: 'design' | 'event', id: number, options?: RequestOptions): Promise<undefined>
    /**
     * Read your ways to sign in
     * Whether you have a password and an app that makes codes, and how many passkeys and recovery codes.
     */
    factors(options?: RequestOptions): Promise<OwnFactors>
    /**
     * Begin with an app for codes
     * A new secret for an app that shows a code of six digits each 30 seconds (RFC 6238). It counts once "Confirm an app for codes" was given a code of it. Whoever has an app takes that away first: 409.
     */
    beginTotp(options?: RequestOptions): Promise<CodeApp>
    /**
     * Confirm an app for codes
     * Takes a code that the app shows now; from then on you are asked for one whenever you sign in with a password, a link or a provider. Your first second factor brings ten recovery codes, told this once.
     */
    confirmTotp(body: ConfirmCodeApp, options?: RequestOptions): Promise<ConfirmedCodeApp>
    /**
     * Take your app for codes away
     * You are asked for no code of it any more. With your last second factor the recovery codes go too.
     */
    removeTotp(options?: RequestOptions): Promise<undefined>
    /**
     * Get other recovery codes
     * Ten other codes, told this once; those before are of no use any more.
     */
    renewRecoveryCodes(options?: RequestOptions): Promise<RecoveryCodes>
    /**
     * List your passkeys
     * All of your passkeys, the oldest first, with when each was last used.
     */
    passkeys(options?: RequestOptions): Promise<Passkey[]>
    /**
     * Add a passkey
     * Keeps the passkey that the browser has made. It signs you in alone, and stands for both factors. Your first second factor brings ten recovery codes, told this once.
     */
    addPasskey(body: NewPasskey, options?: RequestOptions): Promise<AddedPasskey>
    /**
     * Begin with a passkey
     * What `navigator.credentials.create` needs to make a passkey; bring what it gives within five minutes.
     */
    passkeyOptions(options?: RequestOptions): Promise<PasskeyOptions>
    /**
     * Take a passkey away
     * What the device still has of it opens nothing any more. With your last second factor the recovery codes go too.
     */
    removePasskey(id: number, options?: RequestOptions): Promise<undefined>
  }
  identityProviders: {
    /**
     * List identity providers
     * All providers of OpenID Connect by which people of the organisation sign in, with the domains for which each speaks and what their TXT records have to say. Their client secrets are never told.
     */
    list(options?: RequestOptions): Promise<IdentityProvider[]>
    /**
     * Add an identity provider
     * Adds a provider of OpenID Connect. Register its callback_url there as redirect URI. It speaks for nobody until a domain was added and verified; whoever it names then becomes a member with default_role.
     */
    create(body: NewIdentityProvider, options?: RequestOptions): Promise<IdentityProvider>
    /**
     * Read an identity provider
     * One provider with its domains, and what the TXT record of each has to say.
     */
    get(id: number, options?: RequestOptions): Promise<IdentityProvider>
    /**
     * Change an identity provider
     * Changes what is sent. Another issuer is another provider: who somebody is there is found again by their address. `active: false` lets nobody sign in by it; who is signed in stays so.
     */
    update(id: number, body: IdentityProviderChange, options?: RequestOptions): Promise<IdentityProvider>
    /**
     * Delete an identity provider
     * Nobody signs in by it from then on, and its domains are free. People stay members, and sign in by other means.
     */
    delete(id: number, options?: RequestOptions): Promise<undefined>
    /**
     * Add a domain to an identity provider
     * Notes a domain for whose addresses the provider shall speak. It does once a TXT record of the domain says the txt_record of the answer and "Verify a domain" has seen it. Domains below it are others.
     */
    addDomain(identityProviderId: number, body: NewIdentityProviderDomain, options?: RequestOptions): Promise<IdentityProvider>
    /**
     * Verify a domain
     * Asks the name servers for the TXT records of the domain. When one says its txt_record the provider speaks for its addresses from now on, also when the record is gone later. 409 while none does.
     */
    verifyDomain(identityProviderId: number, domain: string, options?: RequestOptions): Promise<IdentityProvider>
    /**
     * Remove a domain from a provider
     * The provider speaks for no address of the domain from then on. Who is signed in stays so.
     */
    removeDomain(identityProviderId: number, domain: string, options?: RequestOptions): Promise<IdentityProvider>
  }
  auth: {
    /**
     * Become the first owner
     * By the link that a start prints while nobody can sign in: makes the person, who owns the first organisation, and signs them in.
     */
    setUp(body: SetUp, options?: RequestOptions): Promise<undefined>
    /**
     * Accept an invitation
     * Joins an organisation by the link of an invitation. Whoever has an account signs in with it first, and it has to be the one that was invited; anybody else gets one.
     */
    acceptInvitation(body: AcceptedInvitation, options?: RequestOptions): Promise<undefined>
    /**
     * Sign in with a password
     * Sets the cookie of a new session. Whoever has a second factor is asked for it instead. Address and password are told to be wrong together.
     */
    signIn(body: SignIn, options?: RequestOptions): Promise<SecondFactorAsked | undefined>
    /**
     * Tell who is signed in
     * Who is signed in by the cookie of this browser, in which organisation, and what they may do there. Nobody is no error.
     */
    session(options?: RequestOptions): Promise<WhoIsSignedIn>
    /**
     * Sign out
     * Ends the session of this browser. Whoever is signed out already stays so.
     */
    signOut(options?: RequestOptions): Promise<undefined>
    /**
     * Work in another organisation
     * Goes on in another organisation to which you belong, with another cookie.
     */
    chooseOrganisation(body: ChosenOrganisation, options?: RequestOptions): Promise<undefined>
    /**
     * Ask for a link to sign in
     * Sends a link that signs in once, within fifteen minutes, if somebody has this address. The answer is the same if nobody has.
     */
    askForLink(body: AskForLink, options?: RequestOptions): Promise<LinkAsked>
    /**
     * Ask to choose another password
     * Sends a link by which another password is chosen once, within an hour, if somebody has this address. The answer is the same if nobody has.
     */
    askForReset(body: AskForLink, options?: RequestOptions): Promise<LinkAsked>
    /**
     * Sign in by a link
     * Sets the cookie of a new session. Whoever has a second factor is asked for it instead.
     */
    signInByLink(body: UseLink, options?: RequestOptions): Promise<SecondFactorAsked | undefined>
    /**
     * Choose a password by a link
     * By a link that was sent: sets the password, ends every session that there was, and signs in. Whoever has a second factor is asked for it instead.
     */
    resetPassword(body: ResetPassword, options?: RequestOptions): Promise<SecondFactorAsked | undefined>
    /**
     * Give a second factor
     * Signs in whoever was asked for a second factor: with a code of their app, or a recovery code, which is of use once. A passkey signs in by itself, without a ticket.
     */
    secondFactor(body: GiveSecondFactor, options?: RequestOptions): Promise<undefined>
    /**
     * Begin to confirm with a passkey
     * What `navigator.credentials.get` needs to find one of your own passkeys.
     */
    confirmOptions(options?: RequestOptions): Promise<PasskeyOptions>
    /**
     * Confirm that it is you
     * Proves again who you are, by one of password, code or passkey. What asks for it with `confirmation_required` can then be done for ten minutes.
     */
    confirm(body?: ConfirmPresence, options?: RequestOptions): Promise<undefined>
    /**
     * Begin to sign in with a passkey
     * What `navigator.credentials.get` needs to find any passkey of this site, also as autofill.
     */
    passkeyOptions(options?: RequestOptions): Promise<PasskeyOptions>
    /**
     * Sign in with a passkey
     * Signs in whoever has the passkey and was asked by it who they are; that is both factors. Each answer of `navigator.credentials.get` is of use once, within five minutes.
     */
    passkey(body: PasskeyAnswer, options?: RequestOptions): Promise<undefined>
    /**
     * Find an identity provider
     * At which provider the people of a domain sign in, by an address of it.
     */
    findProvider(body: FindProvider, options?: RequestOptions): Promise<FoundProvider>
  }
  events: {
    /**
     * List events
     * Pages of the events of the organisation, newest first unless asked otherwise, with all their settings and how many attendees each has. `search` looks in their names. Its attendees are in "List attendees".
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
      /** upcoming: not over yet; past: over; undated: without a date and sessions */
      when?: 'upcoming' | 'past' | 'undated' | undefined
      /** Only of this kind */
      event_type?: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other' | undefined
      /** Only those that these see */
      visibility?: 'public' | 'unlisted' | 'private' | undefined
      /** name: from a to z; date: the first one first. With - before it the other way round. Without a date last */
      sort?: 'newest' | 'oldest' | 'name' | '-name' | 'date' | '-date' | undefined
    }, options?: RequestOptions): Pages<Event>
    /**
     * Create an event
     * Makes an event from a name and a template_image_url (`placeholder`: the built-in design); other settings have defaults. A picture is fetched later: `template_status` of "Read an event" tells how far it is. To copy settings and sessions use "Duplicate an event".
     */
    create(body: NewEvent, options?: RequestOptions): Promise<Event>
    /**
     * Read an event
     * An event with all its settings, its public page and how many attendees it has. Its people are in "List attendees", its agenda in "List sessions".
     */
    get(id: number, options?: RequestOptions): Promise<Event>
    /**
     * Change an event
     * Changes the settings that are sent and leaves all others as they are; lists such as tiers and questions are sent whole. Certificates that were issued stay as they are. Another picture is fetched afterwards, as `template_status` tells.
     */
    update(id: number, body: EventChange, options?: RequestOptions): Promise<Event>
    /**
     * Delete an event
     * Deletes an event with its attendees, sessions and certificates, for ever: certificates can no longer be verified, and this cannot be undone. `dry_run=true` tells how many go, and deletes nothing. To end registration alone use "Close registration".
     */
    delete(id: number, query: {
      /** true: tell what would be done, and do nothing */
      dry_run: true
    }, options?: RequestOptions): Promise<EventContents>
    /**
     * Delete an event
     * Deletes an event with its attendees, sessions and certificates, for ever: certificates can no longer be verified, and this cannot be undone. `dry_run=true` tells how many go, and deletes nothing. To end registration alone use "Close registration".
     */
    delete(id: number, query?: {
      /** true: tell what would be done, and do nothing */
      dry_run?: false | undefined
    }, options?: RequestOptions): Promise<undefined>
    /**
     * Delete an event
     * Deletes an event with its attendees, sessions and certificates, for ever: certificates can no longer be verified, and this cannot be undone. `dry_run=true` tells how many go, and deletes nothing. To end registration alone use "Close registration".
     */
    delete(id: number, query?: {
      /** true: tell what would be done, and do nothing */
      dry_run?: boolean | undefined
    }, options?: RequestOptions): Promise<EventContents | undefined>
    /**
     * Close registration
     * Nobody can register by the public page or without a key any more, until "Open registration". Whoever is registered stays so, and "Add an attendee" works still. Where it is closed already nothing changes. The answer is the event.
     */
    closeRegistration(eventId: number, options?: RequestOptions): Promise<Event>
    /**
     * Open registration
     * Takes back "Close registration", so that people can register by the public page, where registration_enabled is true and registration_opens_at has passed. Where it is open already nothing changes. The answer is the event.
     */
    openRegistration(eventId: number, options?: RequestOptions): Promise<Event>
    /**
     * Duplicate an event
     * Makes an event with the settings and sessions of another, without its people. Sessions, and when registration and survey open, move with event_date as clocks on site show: what begins at 09:00 begins at 09:00 in summer and winter.
     */
    duplicate(eventId: number, body?: EventDuplicate, options?: RequestOptions): Promise<Event>
  }
  attendees: {
    /**
     * List attendees
     * Pages of the attendees of an event, newest first, of every status. `search` looks in names and e-mail addresses. The ticket is in "Read an attendee" alone; at the door use "Find attendees at the door".
     */
    list(eventId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
      /** A status; given several times: any of them */
      status?: ('registered' | 'waitlisted' | 'offered' | 'cancelled')[] | undefined
      /** Whether they are checked in to the event */
      checked_in?: boolean | undefined
      /** active: they have one; revoked: what they had was revoked, and they have no other; none: neither of these */
      certificate?: 'none' | 'active' | 'revoked' | undefined
      /** A tag that they have; given several times: all of them */
      tag?: string[] | undefined
      /** Added at this time or later. ISO 8601 */
      since?: string | undefined
      /** Added before this time. ISO 8601 */
      until?: string | undefined
      /** Only those with one of these ids, at most 200 */
      ids?: number[] | undefined
      /** name: by the whole name; longest_name: the longest first; email, status: from a to z; checked_in_at: the first at the door first. With - before it the other way round. Who is not in comes last */
      sort?: 'newest' | 'oldest' | 'name' | '-name' | 'longest_name' | 'email' | '-email' | 'status' | '-status' | 'checked_in_at' | '-checked_in_at' | undefined
    }, options?: RequestOptions): Pages<Attendee>
    /**
     * Add an attendee
     * Adds one person to an event as registered, also beyond its capacity and while registration is closed; the answer has their ticket. An e-mail address that the event has is refused (409 already_exists). For many people use "Import attendees".
     */
    create(eventId: number, body: NewAttendee, options?: RequestOptions): Promise<AttendeeWithTicket>
    /**
     * Read an attendee
     * An attendee with status, answers, attendance, the id of their active certificate, their place on the waiting list, and the address of their ticket, which opens the door and is for them alone.
     */
    get(eventId: number, attendeeId: number, options?: RequestOptions): Promise<AttendeeInFull>
    /**
     * Change an attendee
     * Changes the fields that are sent. `status: cancelled` frees their place and ends their ticket; it can be taken back. A certificate that they have keeps its name: see "Reissue a certificate". To check somebody in use "Check in to an event".
     */
    update(eventId: number, attendeeId: number, body: AttendeeChange, options?: RequestOptions): Promise<AttendeeWithTicket>
    /**
     * Delete an attendee
     * Removes somebody from an event with their answers and check-ins, for ever; this cannot be undone. A certificate that they have stays valid. To keep the record use "Change an attendee" with `status: cancelled`; to erase a person everywhere use "Erase a person".
     */
    delete(eventId: number, attendeeId: number, options?: RequestOptions): Promise<undefined>
    /**
     * List attendee imports
     * Pages of the imports of attendees into an event, newest first, with what came of each, and for 30 days where its refused rows are: see "Download refused attendee rows".
     */
    imports(eventId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<PastAttendeeImport>
    /**
     * Act on many attendees
     * Does one thing to attendees by their ids or by a filter, in one transaction, at most 10,000 (1,000 mails): of those left out it says why. `undo` tells what takes it back. Checking in needs checkin:write too. Use `dry_run=true` first.
     */
    act(eventId: number, body: AttendeeAction, query?: {
      /** true: tell what would be done, and do nothing */
      dry_run?: boolean | undefined
    }, options?: RequestOptions): Promise<AttendeeActionReport>
    /**
     * Export attendees as .csv
     * The attendees of an event as one .csv file, in the order in which they were added; without filters all of them. What people typed stays text: no spreadsheet program runs it as a formula. To read them page by page use "List attendees".
     */
    exportCsv(eventId: number, query?: {
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
      /** A status; given several times: any of them */
      status?: ('registered' | 'waitlisted' | 'offered' | 'cancelled')[] | undefined
      /** Whether they are checked in to the event */
      checked_in?: boolean | undefined
      /** active: they have one; revoked: what they had was revoked, and they have no other; none: neither of these */
      certificate?: 'none' | 'active' | 'revoked' | undefined
      /** A tag that they have; given several times: all of them */
      tag?: string[] | undefined
      /** Added at this time or later. ISO 8601 */
      since?: string | undefined
      /** Added before this time. ISO 8601 */
      until?: string | undefined
      /** Only those with one of these ids, at most 200 */
      ids?: number[] | undefined
    }, options?: RequestOptions): Promise<Response>
    /**
     * Export attendees as .xlsx
     * The attendees of an event as one .xlsx file, in the order in which they were added; without filters all of them. What people typed stays text: no spreadsheet program runs it as a formula. To read them page by page use "List attendees".
     */
    exportXlsx(eventId: number, query?: {
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
      /** A status; given several times: any of them */
      status?: ('registered' | 'waitlisted' | 'offered' | 'cancelled')[] | undefined
      /** Whether they are checked in to the event */
      checked_in?: boolean | undefined
      /** active: they have one; revoked: what they had was revoked, and they have no other; none: neither of these */
      certificate?: 'none' | 'active' | 'revoked' | undefined
      /** A tag that they have; given several times: all of them */
      tag?: string[] | undefined
      /** Added at this time or later. ISO 8601 */
      since?: string | undefined
      /** Added before this time. ISO 8601 */
      until?: string | undefined
      /** Only those with one of these ids, at most 200 */
      ids?: number[] | undefined
    }, options?: RequestOptions): Promise<Response>
    /**
     * Import attendees
     * Adds the people of a .csv or .xlsx file to an event: multipart with one file of at most 10 MB and 20,000 rows, or JSON with `text`. Rows are judged one by one: the good ones are imported in one transaction, the others come back. `dry_run=true` tells first what it would come to.
     */
    import(eventId: number, body: {
      /** A .csv or .xlsx file of at most 10 MB and 20,000 rows */
      file: Upload
      /** JSON. What the columns with these headers are: first_name, last_name, name (whole), email, status, or null. Columns that it does not name are left out. Without it headers are recognised */
      mapping?: string
      /** Whoever the event has already stays as they are, or gets the names of the file; default: "skip" */
      on_existing?: 'skip' | 'update'
    } | AttendeeImport, query?: {
      /** true: tell what it would come to, and do nothing */
      dry_run?: boolean | undefined
    }, options?: RequestOptions): Promise<AttendeeImportReport>
    /**
     * Download refused attendee rows
     * The rows that an import of attendees refused, as CSV with what is wrong with each: mend the file and send it again by "Import attendees". They are kept for 30 days, after which it is 410.
     */
    failedRows(eventId: number, importId: number, options?: RequestOptions): Promise<Response>
  }
  tickets: {
    /**
     * Renew a ticket
     * Gives an attendee a new ticket, such as when the old one got into wrong hands. Earlier tickets of theirs are refused at the door from then on, which cannot be undone. The answer is the attendee with the new ticket_url.
     */
    renew(eventId: number, attendeeId: number, options?: RequestOptions): Promise<AttendeeWithTicket>
    /**
     * Rotate the ticket key
     * Gives an event a new key, which signs its tickets from now on. Earlier tickets open the door still. With `retire=true` they do not, which cannot be undone: everybody then needs the ticket_url that "Read an attendee" has.
     */
    rotateKey(eventId: number, query?: {
      /** Whether all earlier tickets end */
      retire?: boolean | undefined
    }, options?: RequestOptions): Promise<TicketKeys>
  }
  sessions: {
    /**
     * List sessions
     * Pages of the sessions of an event, the earliest first, each with how many are checked in. `format=csv` or `xlsx` gives the whole agenda as a file; as a calendar it is in "Export the agenda".
     */
    list(eventId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<Session>
    /**
     * List sessions
     * Pages of the sessions of an event, the earliest first, each with how many are checked in. `format=csv` or `xlsx` gives the whole agenda as a file; as a calendar it is in "Export the agenda".
     */
    export(eventId: number, query: {
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
    /**
     * Add a session
     * Adds a session with a start and an end to the agenda of an event, which has at most 1,000 (409). Attendees need not book it: whoever is registered for the event can be checked in, up to its capacity.
     */
    create(eventId: number, body: NewSession, options?: RequestOptions): Promise<Session>
    /**
     * Read a session
     * A session with its times, room, speaker, capacity and how many are checked in. Who they are is in "List scans".
     */
    get(eventId: number, sessionId: number, options?: RequestOptions): Promise<Session>
    /**
     * Change a session
     * Changes the fields that are sent and leaves all others as they are. Whoever is checked in stays in, also beyond a lower capacity.
     */
    update(eventId: number, sessionId: number, body: SessionChange, options?: RequestOptions): Promise<Session>
    /**
     * Delete a session
     * Takes a session out of the agenda with its check-ins, for ever; this cannot be undone. The attendance of people is counted without it, and the log of scans keeps what happened at its door.
     */
    delete(eventId: number, sessionId: number, options?: RequestOptions): Promise<undefined>
    /**
     * Export the agenda
     * All sessions of an event as an iCalendar file (.ics) for calendar programs, or its date where it has no sessions. As data it is in "List sessions".
     */
    agendaCalendar(eventId: number, options?: RequestOptions): Promise<Response>
    /**
     * Export a session
     * One session as an iCalendar file (.ics) for calendar programs. As data it is in "Read a session".
     */
    calendar(eventId: number, sessionId: number, options?: RequestOptions): Promise<Response>
  }
  checkIn: {
    /**
     * Check in to a session
     * Checks an attendee in to a session, by attendee_id, e-mail address or ticket: one of them. Who is in already stays in, since when they are, and already_checked_in is true. It fails where the session is full (409). Each scan is in the log, also a refused one.
     */
    session(eventId: number, sessionId: number, body?: CheckIn, options?: RequestOptions): Promise<CheckedIn>
    /**
     * Undo a check-in to a session
     * Puts out somebody who was checked in to this session by mistake. They can be checked in again, and all scans stay in the log. Who is not in is refused (404).
     */
    undoSession(eventId: number, sessionId: number, attendeeId: number, options?: RequestOptions): Promise<undefined>
    /**
     * Check in to an event
     * Checks an attendee in at the door of an event, by attendee_id, e-mail address or ticket: one of them. Who is in already stays in, since when they are, and already_checked_in is true. Each scan is in the log, also a refused one.
     */
    event(eventId: number, body?: CheckIn, options?: RequestOptions): Promise<CheckedIn>
    /**
     * Undo a check-in to an event
     * Puts out somebody who was checked in at the door of the event by mistake. They can be checked in again, and all scans stay in the log. Who is not in is refused (404).
     */
    undoEvent(eventId: number, attendeeId: number, options?: RequestOptions): Promise<undefined>
    /**
     * List scans
     * Pages of every scan at the doors of an event, newest first, also those that were refused and those that put somebody out. It is a log and changes never; who is in now is told by "Read attendance" and "List attendees".
     */
    listScans(eventId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Those of this session */
      session_id?: number | undefined
      /** Those of this attendee */
      attendee_id?: number | undefined
    }, options?: RequestOptions): Pages<Scan>
    /**
     * Send scans
     * Takes up to 500 scans that a device has kept, in any order and any number of times: each counts once, by its key. Whoever came first is accepted, later ones are duplicates, and whoever the door let in is counted, also beyond a capacity.
     */
    sendScans(eventId: number, body: SentScans, options?: RequestOptions): Promise<ScansTaken>
    /**
     * Undo a scan
     * Puts somebody out again whom this scan let in, for a scan that was a mistake; both stay in the log. Whoever was put out already stays out, so that the same again changes nothing. By attendee it is "Undo a check-in to an event" or "Undo a check-in to a session".
     */
    undoScan(scanId: number, options?: RequestOptions): Promise<ScanUndone>
    /**
     * Find attendees at the door
     * Finds whom somebody at the door may mean by part of a name or e-mail address, at most 50: first who has this address, then those of whose names it begins a word, then the rest; each with where they are checked in.
     */
    lookUp(eventId: number, query: {
      /** Part of a name or address */
      query: string
    }, options?: RequestOptions): Promise<LookedUpAttendee[]>
    /**
     * Read attendance
     * How many came to an event, each person counted once, and how many to each of its sessions, as numbers and as a share from 0 to 1. Who came is in "List attendees".
     */
    attendance(eventId: number, options?: RequestOptions): Promise<Attendance>
    /**
     * Read the door list
     * What a device at the door works with: guests, sessions, the keys that tickets are signed with, and the time. All guests in one answer, and with `after` those who have changed or gone since. Some may be told twice, none is missed.
     */
    doorList(eventId: number, query?: {
      /** The cursor of the last answer: for what has changed since */
      after?: string | undefined
    }, options?: RequestOptions): Promise<DoorList>
  }
  doorDevices: {
    /**
     * Create a door link
     * Makes a link that turns a phone into a device at the doors of this event; it is shown this once. Its token goes as `Authorization: Bearer`. It may use "Read the door list" and "Send scans" alone, 600 requests a minute.
     */
    create(eventId: number, body: NewDoorDevice, options?: RequestOptions): Promise<CreatedDoorDevice>
    /**
     * List door devices
     * Pages of the devices at the doors of an event, newest first, with when each was last seen and how many scans it has sent and has still to send. Their links are not shown.
     */
    list(eventId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<DoorDevice>
    /**
     * End a door link
     * Ends the link of a device for ever, from its next request on; this cannot be undone, but another can be made. What it has sent stays in the log; scans that it has still to send are refused.
     */
    end(eventId: number, deviceId: number, options?: RequestOptions): Promise<undefined>
  }
  certificates: {
    /**
     * List certificates
     * Lists the certificates of an event, newest first, revoked and expired ones too. A search looks in the names on them. For one whose id you know, use Read a certificate; to check a code without a key, Verify a certificate.
     */
    list(eventId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
      /** Those in this state now */
      status?: 'active' | 'revoked' | 'expired' | undefined
    }, options?: RequestOptions): Pages<Certificate>
    /**
     * Issue certificates
     * Issues to the attendees you name, or to all who are eligible. Skips attendees who have an active one and, unless you name them, those whose latest one was revoked. 201: some were issued; 200: none. Attendees get mail if the event sends it. For names that are no attendees, use Create a bulk job.
     */
    issue(eventId: number, body: IssueRequest | undefined, query: {
      /** true: tell what would be done, and do nothing */
      dry_run: true
    }, options?: RequestOptions): Promise<IssuePreview>
    /**
     * Issue certificates
     * Issues to the attendees you name, or to all who are eligible. Skips attendees who have an active one and, unless you name them, those whose latest one was revoked. 201: some were issued; 200: none. Attendees get mail if the event sends it. For names that are no attendees, use Create a bulk job.
     */
    issue(eventId: number, body?: IssueRequest, query?: {
      /** true: tell what would be done, and do nothing */
      dry_run?: false | undefined
    }, options?: RequestOptions): Promise<IssueResult>
    /**
     * Issue certificates
     * Issues to the attendees you name, or to all who are eligible. Skips attendees who have an active one and, unless you name them, those whose latest one was revoked. 201: some were issued; 200: none. Attendees get mail if the event sends it. For names that are no attendees, use Create a bulk job.
     */
    issue(eventId: number, body?: IssueRequest, query?: {
      /** true: tell what would be done, and do nothing */
      dry_run?: boolean | undefined
    }, options?: RequestOptions): Promise<IssueResult | IssuePreview | IssueResult>
    /**
     * List all certificates
     * Lists the certificates of all events, newest first, and finds them by name, e-mail address, code or pasted link. With filters X-Total-Count is exact up to 1,000, of more X-Total-Count-Capped is true; of one event always. A file has all.
     */
    listAll(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** A part of a name, how an e-mail address begins, a verification code, a public id, or a pasted link */
      search?: string | undefined
      /** Identifier of the event; without it, all events */
      event_id?: number | undefined
      /** Those in this state now */
      status?: 'active' | 'revoked' | 'expired' | undefined
      /** Issued at this time or later. ISO 8601 */
      since?: string | undefined
      /** Issued before this time. ISO 8601 */
      until?: string | undefined
      /** Those of the tier with exactly this name */
      tier?: string | undefined
    }, options?: RequestOptions): Pages<Certificate>
    /**
     * List all certificates
     * Lists the certificates of all events, newest first, and finds them by name, e-mail address, code or pasted link. With filters X-Total-Count is exact up to 1,000, of more X-Total-Count-Capped is true; of one event always. A file has all.
     */
    exportAll(query: {
      /** A part of a name, how an e-mail address begins, a verification code, a public id, or a pasted link */
      search?: string | undefined
      /** Identifier of the event; without it, all events */
      event_id?: number | undefined
      /** Those in this state now */
      status?: 'active' | 'revoked' | 'expired' | undefined
      /** Issued at this time or later. ISO 8601 */
      since?: string | undefined
      /** Issued before this time. ISO 8601 */
      until?: string | undefined
      /** Those of the tier with exactly this name */
      tier?: string | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
    /**
     * List candidates for certificates
     * Lists the attendees of an event, newest first, each with whether they would get a certificate now, or why not, as a word and a sentence. The numbers for the whole event are in the dry run of Issue certificates. It needs the scope attendees:read too.
     */
    listCandidates(eventId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
      /** true: who would get one; false: who would not */
      eligible?: boolean | undefined
      /** Those who would get none for this reason */
      reason?: 'already_issued' | 'revoked' | 'registration_cancelled' | 'not_registered' | 'not_attended' | 'attendance_too_low' | undefined
    }, options?: RequestOptions): Pages<CertificateCandidate>
    /**
     * Summarise certificate tiers
     * Counts the certificates of an event by tier, revoked ones left out, with percentages from 0 to 100. Tiers that nobody has reached are there with 0, the highest first.
     */
    summariseTiers(eventId: number, options?: RequestOptions): Promise<TierSummary>
    /**
     * Read a certificate
     * Gives back one certificate by its id, with its links: the page, the PDF and the picture. By public id or verification code, use Verify a certificate.
     */
    get(certId: number, options?: RequestOptions): Promise<Certificate>
    /**
     * Cancel a certificate
     * Revokes a certificate for good, without a reason and without an answer. It stays on record, and whoever verifies it is told that it is revoked. A repeat changes nothing. To give a reason, use Revoke a certificate.
     */
    cancel(certId: number, options?: RequestOptions): Promise<undefined>
    /**
     * Read uses of a certificate
     * Counts how often a certificate was verified, downloaded and shared: each client once an hour, known robots apart, without addresses or cookies, two seconds late at most. Over all certificates of an event, use Read event analytics.
     */
    uses(certId: number, options?: RequestOptions): Promise<CertificateUses>
    /**
     * Revoke a certificate
     * Revokes a certificate for good; this cannot be undone. Whoever verifies it is told so, with the reason. A repeat changes nothing and gives it back as it is. For a wrong name, use Reissue a certificate.
     */
    revoke(certId: number, body?: RevokeRequest, options?: RequestOptions): Promise<Certificate>
    /**
     * Reissue a certificate
     * Replaces a certificate by one with a corrected name: the old one is revoked for good and points to the new one, which keeps date of expiry, tier and design. 409 when it is revoked already. The answer is the new certificate.
     */
    reissue(certId: number, body: ReissueRequest, options?: RequestOptions): Promise<Certificate>
    /**
     * Download a certificate as PDF
     * Gives back the PDF file to print or send, as it was issued, also when it is revoked. Without a key anyone can take the same from its pdf_url while it is not revoked. The same certificate always gives the same bytes.
     */
    pdf(certId: number, options?: RequestOptions): Promise<Response>
    /**
     * Download a certificate as PNG
     * Gives back the picture to show on a screen, as it was issued, also when it is revoked. Without a key anyone can take the same from its png_url while it is not revoked. The same certificate always gives the same bytes.
     */
    png(certId: number, options?: RequestOptions): Promise<Response>
    /**
     * Download certificates as a ZIP
     * Gives a ZIP with a PDF of each certificate of the event that is not revoked, oldest first, at most 20,000, and manifest.csv with names, files, links and checksums. It is made while it is sent, so its length is not known before. For names that are no attendees, use Create a bulk job.
     */
    download(eventId: number, query?: {
      /** Those of the tier with exactly this name */
      tier?: string | undefined
      /** Issued at this time or later. ISO 8601 */
      since?: string | undefined
      /** Issued before this time. ISO 8601 */
      until?: string | undefined
    }, options?: RequestOptions): Promise<Response>
    /**
     * Email a certificate
     * Mails an active certificate with its PDF to the address it was made out to, also where the event mails none by itself. While a mail of it waits that one is given back with 200. 409 says why none can go: no address, suppressed, revoked.
     */
    email(certId: number, options?: RequestOptions): Promise<CertificateEmail>
    /**
     * Email certificates of an event
     * Mails the active certificates of an event to whom they were made out to: those of which no mail was made, or all. Whoever cannot be written to is counted. `dry_run` tells the same numbers and makes no mail. For one, use Email a certificate.
     */
    emailAll(eventId: number, body?: EmailCertificates, query?: {
      /** true: tell what would be done, and do nothing */
      dry_run?: boolean | undefined
    }, options?: RequestOptions): Promise<EmailCertificatesResult>
    /**
     * Read the history of a certificate
     * What became of a certificate, newest first, 500 entries at most: issued, mailed, looked at, downloaded and shared by day, corrected, revoked, and who did it where somebody did. Sums alone are in Read uses of a certificate.
     */
    history(certId: number, options?: RequestOptions): Promise<CertificateHistoryEntry[]>
    /**
     * Verify a certificate
     * Tells anyone, without a key, whether a certificate is genuine and active, by its public id or verification code. 200 with `valid` for one that was ever issued, revoked or expired ones too; 404 of the same shape when there is none. It holds no e-mail address.
     */
    verify(certCode: string, options?: RequestOptions): Promise<Verification>
  }
  bulk: {
    /**
     * List bulk jobs
     * Lists the 30 newest bulk jobs of an event with their progress, newest first. There are no further pages.
     */
    list(eventId: number, options?: RequestOptions): Promise<BulkJob[]>
    /**
     * Read a bulk job
     * Gives back a bulk job and its progress. Ask every second or two until the status is completed, failed or cancelled; then use Download a bulk archive.
     */
    get(eventId: number, jobId: number, options?: RequestOptions): Promise<BulkJob>
    /**
     * Cancel a bulk job
     * Cancels a job that is pending or processing, for good, and gives its held credits back; no certificates come of it. Cancelling it again changes nothing. 409 when it is completed or failed.
     */
    cancel(eventId: number, jobId: number, options?: RequestOptions): Promise<BulkJob>
    /**
     * Create a bulk job
     * Makes certificates for the names of one .xlsx file of at most 5 MB and 1,000 names, sent as multipart in any field. One credit a name is held until the job ends. dry_run=true shows the names first. Follow it with Read a bulk job.
     */
    create(eventId: number, body: {
      /** The file */
      file: Upload
    }, query: {
      /** Report what the file holds, and do nothing */
      dry_run: true
    }, options?: RequestOptions): Promise<BulkPreview>
    /**
     * Create a bulk job
     * Makes certificates for the names of one .xlsx file of at most 5 MB and 1,000 names, sent as multipart in any field. One credit a name is held until the job ends. dry_run=true shows the names first. Follow it with Read a bulk job.
     */
    create(eventId: number, body: {
      /** The file */
      file: Upload
    }, query?: {
      /** Report what the file holds, and do nothing */
      dry_run?: false | undefined
    }, options?: RequestOptions): Promise<BulkJob>
    /**
     * Create a bulk job
     * Makes certificates for the names of one .xlsx file of at most 5 MB and 1,000 names, sent as multipart in any field. One credit a name is held until the job ends. dry_run=true shows the names first. Follow it with Read a bulk job.
     */
    create(eventId: number, body: {
      /** The file */
      file: Upload
    }, query?: {
      /** Report what the file holds, and do nothing */
      dry_run?: boolean | undefined
    }, options?: RequestOptions): Promise<BulkPreview | BulkJob>
    /**
     * Download a bulk archive
     * Downloads the ZIP archive of a completed bulk job: one PDF a name, and manifest.csv. 409 while the job is not completed; Read a bulk job tells when it is.
     */
    download(eventId: number, jobId: number, options?: RequestOptions): Promise<Response>
  }
  surveys: {
    /**
     * List survey responses
     * Lists what attendees answered to the survey of an event, newest first. A search looks in names, e-mail addresses and answers. As a file each question has a column; those that are asked no more come last. For means and counts, use Summarise a survey.
     */
    listResponses(eventId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
    }, options?: RequestOptions): Pages<SurveyResponse>
    /**
     * List survey responses
     * Lists what attendees answered to the survey of an event, newest first. A search looks in names, e-mail addresses and answers. As a file each question has a column; those that are asked no more come last. For means and counts, use Summarise a survey.
     */
    exportResponses(eventId: number, query: {
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
    /**
     * Delete a survey response
     * Deletes what an attendee answered, for good. While the survey is open they can answer anew with the same link. A second time it is 404.
     */
    deleteResponse(eventId: number, responseId: number, options?: RequestOptions): Promise<undefined>
    /**
     * Summarise a survey
     * Sums up what was answered to each question of the survey of an event, as of one moment: how many answered, means and medians, how often each option was chosen, and the newest texts. For single answers, use List survey responses.
     */
    summary(eventId: number, options?: RequestOptions): Promise<SurveySummary>
    /**
     * Read a survey link
     * Gives back the personal link of an attendee to the survey of their event, and whether it can be answered now. Whoever has the link answers as the attendee, so give it to nobody else. Nothing is sent. It needs the scope attendees:read too.
     */
    link(eventId: number, attendeeId: number, options?: RequestOptions): Promise<SurveyLink>
  }
  analytics: {
    /**
     * Read training compliance
     * Tells who has completed what they have to do, who still has time and who is overdue: totals, by programme, by time, and a page of people. A file has a line for each person. For the assignments themselves, use List assignments.
     */
    trainingCompliance(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** This programme alone, also in the totals and the trend */
      programme_id?: number | undefined
      /** compliant: it is complete; overdue: it is not, and its due date has passed where the organisation is */
      status?: 'compliant' | 'due' | 'overdue' | undefined
      /** Rows of the person with this address */
      email?: string | undefined
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
    }, options?: RequestOptions): Promise<TrainingCompliance>
    /**
     * Read training compliance
     * Tells who has completed what they have to do, who still has time and who is overdue: totals, by programme, by time, and a page of people. A file has a line for each person. For the assignments themselves, use List assignments.
     */
    exportTrainingCompliance(query: {
      /** This programme alone, also in the totals and the trend */
      programme_id?: number | undefined
      /** compliant: it is complete; overdue: it is not, and its due date has passed where the organisation is */
      status?: 'compliant' | 'due' | 'overdue' | undefined
      /** Rows of the person with this address */
      email?: string | undefined
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
    /**
     * Read event analytics
     * Tells how an event went: who registered, who came, and what became of certificates, survey and mails. Series and `in_range` are of the range, all else as it stands now. A file has a line for each figure. Over all events, use Read organisation overview.
     */
    event(eventId: number, query?: {
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
    }, options?: RequestOptions): Promise<EventAnalytics>
    /**
     * Read event analytics
     * Tells how an event went: who registered, who came, and what became of certificates, survey and mails. Series and `in_range` are of the range, all else as it stands now. A file has a line for each figure. Over all events, use Read organisation overview.
     */
    exportEvent(eventId: number, query: {
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
    /**
     * Read organisation overview
     * Tells how all events went together, beside the period before, which has as many days and ends where the range begins. With the credits and the plan. A file has a line for each figure. Of one event, use Read event analytics.
     */
    overview(query?: {
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
    }, options?: RequestOptions): Promise<OrganisationOverview>
    /**
     * Read organisation overview
     * Tells how all events went together, beside the period before, which has as many days and ends where the range begins. With the credits and the plan. A file has a line for each figure. Of one event, use Read event analytics.
     */
    exportOverview(query: {
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
    /**
     * Read the certificate timeline
     * Counts certificates issued, revoked and expired, and those that will expire, by day, week or month in the organisation's time zone, and by event, type and tier. What goes with a deleted event is counted no more. A file has a line for each figure.
     */
    certTimeline(query?: {
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
      /** Certificates of this event alone */
      event_id?: number | undefined
      /** Certificates of events that are of this type now */
      event_type?: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other' | undefined
      /** Certificates of this tier alone; empty: those without a tier */
      tier?: string | undefined
    }, options?: RequestOptions): Promise<CertTimeline>
    /**
     * Read the certificate timeline
     * Counts certificates issued, revoked and expired, and those that will expire, by day, week or month in the organisation's time zone, and by event, type and tier. What goes with a deleted event is counted no more. A file has a line for each figure.
     */
    exportCertTimeline(query: {
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
      /** Certificates of this event alone */
      event_id?: number | undefined
      /** Certificates of events that are of this type now */
      event_type?: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other' | undefined
      /** Certificates of this tier alone; empty: those without a tier */
      tier?: string | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
    /**
     * Read CRM analytics
     * Tells which contacts and accounts are new or active, what deals come to by currency, how they went through their stages, and what was won and lost. Currencies are never added to one another. A file has a line for each figure.
     */
    crm(query?: {
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
    }, options?: RequestOptions): Promise<CrmAnalytics>
    /**
     * Read CRM analytics
     * Tells which contacts and accounts are new or active, what deals come to by currency, how they went through their stages, and what was won and lost. Currencies are never added to one another. A file has a line for each figure.
     */
    exportCrm(query: {
      /** The first day, in the time zone of the organisation; of a time the day on which it is. 30 days when missing */
      from?: string | undefined
      /** The last day, included; today when missing. At most 5 years after the first */
      to?: string | undefined
      /** Of how long each entry of a series is; weeks begin on Monday (ISO 8601) */
      interval?: 'day' | 'week' | 'month' | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
  }
  training: {
    /**
     * Change an address in training
     * Gives all assignments and completions of a person another e-mail address. What was done under the new address counts too. When nobody has the old one, nothing changes and the counts are 0. 409 when both have the same programme.
     */
    changeEmail(body: TrainingEmailChange, options?: RequestOptions): Promise<ChangedTrainingEmail>
    courses: {
      /**
       * List outside courses
       * Lists the courses that are held elsewhere and that programmes can require, newest first. With `code` it is the one with this code, or none.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** The one with this code */
        code?: string | undefined
      }, options?: RequestOptions): Pages<TrainingCourse>
      /**
       * Create an outside course
       * Adds a course that is held elsewhere, so that programmes can require it and another system can tell who completed it (Record completions). 409 when another course has its code.
       */
      create(body: NewTrainingCourse, options?: RequestOptions): Promise<TrainingCourse>
      /**
       * Read an outside course
       * Gives back one course that is held elsewhere, by its id. By its code, use List outside courses.
       */
      get(id: number, options?: RequestOptions): Promise<TrainingCourse>
      /**
       * Change an outside course
       * Changes the code or the name of an outside course; fields that are left out stay as they are. Completions and programmes keep it. 409 when another course has the code.
       */
      update(id: number, body: TrainingCourseChange, options?: RequestOptions): Promise<TrainingCourse>
      /**
       * Delete an outside course
       * Deletes, for good, an outside course that no programme requires and nobody completed; otherwise 409 and nothing changes.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
    }
    programmes: {
      /**
       * List training programmes
       * Lists the training programmes of the organisation with what they require, newest first. Who has one to do is told by List assignments of a programme.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
      }, options?: RequestOptions): Pages<TrainingProgramme>
      /**
       * Create a training programme
       * Makes a programme: events here and courses elsewhere that must all be done. Nobody has it to do until Assign a training programme gives it to them.
       */
      create(body: NewTrainingProgramme, options?: RequestOptions): Promise<TrainingProgramme>
      /**
       * Read a training programme
       * Gives back one training programme with what it requires.
       */
      get(id: number, options?: RequestOptions): Promise<TrainingProgramme>
      /**
       * Change a training programme
       * Changes the given fields; the list of requirements is replaced as a whole. What is complete stays so; all else is measured anew within moments. Another renewal, in months, counts from the next time on that somebody gets the programme anew.
       */
      update(id: number, body: TrainingProgrammeChange, options?: RequestOptions): Promise<TrainingProgramme>
      /**
       * Delete a training programme
       * Deletes a programme with all its assignments, earlier cycles too, for good. Completions of outside courses stay.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
      /**
       * Assign a training programme
       * Gives a programme to up to 1,000 people to do. Whoever has it keeps it as it is, so a repeat changes nothing. What they did before counts too, but nothing older than the months of renewal; it is looked at within moments.
       */
      assign(programmeId: number, body: NewTrainingAssignments, options?: RequestOptions): Promise<AssignedTraining>
      /**
       * List assignments of a programme
       * Lists who has a training programme to do and how they stand, newest first, earlier cycles too. Over all programmes, use List assignments.
       */
      listAssignments(programmeId: number, query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** compliant: it is complete; overdue: it is not, and its due date has passed where the organisation is */
        status?: 'compliant' | 'due' | 'overdue' | undefined
        /** Of the person with this address */
        email?: string | undefined
      }, options?: RequestOptions): Pages<TrainingAssignment>
      /**
       * Move a due date
       * Gives everybody who has not completed a programme another due date, or the named people alone. Those who have completed it keep theirs. A repeat changes nothing more. For a single person, use Change an assignment.
       */
      moveDueDate(programmeId: number, body: TrainingDueDate, options?: RequestOptions): Promise<MovedTraining>
    }
    assignments: {
      /**
       * List assignments
       * Lists who has which training to do, over all programmes, newest first, earlier cycles too. For totals and who is overdue, use Read training compliance.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** compliant: it is complete; overdue: it is not, and its due date has passed where the organisation is */
        status?: 'compliant' | 'due' | 'overdue' | undefined
        /** Of the person with this address */
        email?: string | undefined
      }, options?: RequestOptions): Pages<TrainingAssignment>
      /**
       * Read an assignment
       * Gives back what one person has to do: programme, due date, state and cycle.
       */
      get(id: number, options?: RequestOptions): Promise<TrainingAssignment>
      /**
       * Change an assignment
       * Sets another due date, puts the name right, or gives it to somebody else by another email, who then has it to do as if it were assigned to them now. Fields that are left out stay. 409 when it is complete, or they have the programme already.
       */
      update(id: number, body: TrainingAssignmentChange, options?: RequestOptions): Promise<TrainingAssignment>
      /**
       * Delete an assignment
       * Takes what a person has to do from them, for good; they are not counted any more. Earlier cycles stay on record.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
    }
    completions: {
      /**
       * Record completions
       * Tells who completed outside courses, up to 1,000 rows at once. Good rows are taken although others are not; `errors` names those. Each external_id is taken once, so the same rows can be sent again and again.
       */
      post(body: NewTrainingCompletions, options?: RequestOptions): Promise<PostedTrainingCompletions>
      /**
       * List completions
       * Lists who completed which outside course, newest first. By e-mail address, course or external_id it lists fewer.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Of the person with this address */
        email?: string | undefined
        /** Of this course */
        course_id?: number | undefined
        /** The one that is called this */
        external_id?: string | undefined
      }, options?: RequestOptions): Pages<TrainingCompletion>
      /**
       * Delete a completion
       * Takes back a completion that was told by mistake, for good. Assignments that were complete by it stay so. The same external_id can be sent again.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
    }
  }
  badges: {
    /**
     * Remove a badge picture
     * Takes away the picture that was uploaded, so that the drawn one is shown again, also on badges that were given already. A repeat changes nothing.
     */
    removeImage(badgeTemplateId: number, options?: RequestOptions): Promise<undefined>
    /**
     * Download a badge picture
     * Gives back the picture of a badge as a PNG: the one that was uploaded, or else the one that is drawn.
     */
    image(badgeTemplateId: number, options?: RequestOptions): Promise<Response>
    /**
     * Upload a badge picture
     * Gives a badge a picture of your own, also on those that were given already. Multipart: one PNG, JPEG or WebP file of at most 5 MB, which becomes a square PNG of 800 pixels.
     */
    setImage(badgeTemplateId: number, body: {
      /** The file */
      image: Upload
    }, options?: RequestOptions): Promise<BadgeTemplate>
    /**
     * Award a badge
     * Gives somebody a badge, whatever its criteria are: an attendee, or any email and name. 201 when it was given; 200 with the one they have when they have it already, so a repeat gives no second one. 409 when the badge is switched off.
     */
    award(badgeTemplateId: number, body?: NewBadgeAward, options?: RequestOptions): Promise<GivenBadge>
    /**
     * Verify a badge
     * Tells anyone, without a key, whether a badge is genuine and active, whose it is and what it was given for, by the public id of its link. It holds no e-mail address. 404 when there is none.
     */
    public(publicId: string, options?: RequestOptions): Promise<PublicBadge>
    templates: {
      /**
       * List badge templates
       * Lists the badges that can be earned, newest first, with how many people have each.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
      }, options?: RequestOptions): Pages<BadgeTemplate>
      /**
       * Create a badge template
       * Makes a badge that can be earned. Whoever meets all its criteria is given it once, as soon as they do; those who meet them already get it within moments. Without criteria it is given by Award a badge alone. An organisation has at most 200.
       */
      create(body: NewBadgeTemplate, options?: RequestOptions): Promise<BadgeTemplate>
      /**
       * Read a badge template
       * Gives back one badge that can be earned, with its criteria and how many people have it.
       */
      get(id: number, options?: RequestOptions): Promise<BadgeTemplate>
      /**
       * Change a badge template
       * Changes the given fields, or switches it off or on. Who has the badge keeps it. New criteria, and switching it on, give it within moments to all who meet them already.
       */
      update(id: number, body: BadgeTemplateChange, options?: RequestOptions): Promise<BadgeTemplate>
      /**
       * Delete a badge template
       * Deletes, for good, a badge that nobody was ever given; otherwise 409. To stop giving one, use Change a badge template with active=false.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
    }
    awards: {
      /**
       * List badge awards
       * Lists who was given a badge, newest first, those too whose badge was taken back. By status or e-mail address it lists fewer.
       */
      list(badgeTemplateId: number, query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Those in this state */
        status?: 'active' | 'revoked' | undefined
        /** Those of this address */
        email?: string | undefined
      }, options?: RequestOptions): Pages<BadgeAward>
      /**
       * Revoke a badge award
       * Takes a badge back, for good; its public page says so, with the reason. A repeat changes nothing. By its criteria the person is not given it again; by Award a badge they can be.
       */
      revoke(badgeAwardId: number, body?: BadgeRevocation, options?: RequestOptions): Promise<BadgeAward>
    }
  }
  crm: {
    accounts: {
      /**
       * List accounts
       * Pages of the companies that contacts belong to, newest first unless `sort` says otherwise, each with how many contacts it has and what its open deals sum up to. A file has all of them.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Accounts of this industry alone */
        industry?: string | undefined
        /** With search: newest */
        sort?: 'newest' | 'name' | undefined
      }, options?: RequestOptions): Pages<Account>
      /**
       * List accounts
       * Pages of the companies that contacts belong to, newest first unless `sort` says otherwise, each with how many contacts it has and what its open deals sum up to. A file has all of them.
       */
      export(query: {
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Accounts of this industry alone */
        industry?: string | undefined
        /** With search: newest */
        sort?: 'newest' | 'name' | undefined
        /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
        format: 'csv' | 'xlsx'
      }, options?: RequestOptions): Promise<Response>
      /**
       * Create an account
       * Makes an account, which is a company that contacts and deals belong to. A domain that another account has is refused (409), and the words name that account. To put people into it use "Change a contact" with `account_id`.
       */
      create(body: NewAccount, options?: RequestOptions): Promise<Account>
      /**
       * Read an account
       * An account (company) with how many contacts it has, and the sum of its open deals for each currency. Its people are in "List contacts of an account", its deals in "List deals of an account".
       */
      get(id: number, options?: RequestOptions): Promise<Account>
      /**
       * Change an account
       * Changes the fields of an account (company) that are sent; null empties one that may be empty. A domain that another account has is refused (409), and the words name that account.
       */
      update(id: number, body: AccountChange, options?: RequestOptions): Promise<Account>
      /**
       * Delete an account
       * Deletes an account (company) for ever; its contacts stay, without an account. One with deals is refused (409) unless `cascade=true` deletes these too.
       */
      delete(id: number, query?: {
        /** Delete its deals too */
        cascade?: boolean | undefined
      }, options?: RequestOptions): Promise<undefined>
      /**
       * List contacts of an account
       * Pages of the contacts that belong to an account (company), newest first unless `sort` says otherwise. It takes the filters of "List contacts", and counts alike; an account that is not there is 404.
       */
      listContacts(accountId: number, query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only of this lifecycle stage */
        stage?: 'lead' | 'qualified' | 'customer' | 'evangelist' | undefined
        /** A tag that they have; given several times: all of them */
        tag?: string[] | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** Only those who came by this */
        source?: 'api' | 'panel' | 'import' | 'registration' | 'form' | undefined
        /** A lead score of at least this */
        min_score?: number | undefined
        /** A lead score of at most this */
        max_score?: number | undefined
        /** Something has happened with them at this time or since */
        active_since?: string | undefined
        /** Nothing has happened with them since this time */
        inactive_since?: string | undefined
        /** score: the highest first; last_activity, updated: the latest first; name: by last and first name. With search: newest */
        sort?: 'newest' | 'oldest' | 'score' | 'last_activity' | 'name' | 'updated' | undefined
      }, options?: RequestOptions): Pages<Contact>
      /**
       * List contacts of an account
       * Pages of the contacts that belong to an account (company), newest first unless `sort` says otherwise. It takes the filters of "List contacts", and counts alike; an account that is not there is 404.
       */
      exportContacts(accountId: number, query: {
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only of this lifecycle stage */
        stage?: 'lead' | 'qualified' | 'customer' | 'evangelist' | undefined
        /** A tag that they have; given several times: all of them */
        tag?: string[] | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** Only those who came by this */
        source?: 'api' | 'panel' | 'import' | 'registration' | 'form' | undefined
        /** A lead score of at least this */
        min_score?: number | undefined
        /** A lead score of at most this */
        max_score?: number | undefined
        /** Something has happened with them at this time or since */
        active_since?: string | undefined
        /** Nothing has happened with them since this time */
        inactive_since?: string | undefined
        /** score: the highest first; last_activity, updated: the latest first; name: by last and first name. With search: newest */
        sort?: 'newest' | 'oldest' | 'score' | 'last_activity' | 'name' | 'updated' | undefined
        /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
        format: 'csv' | 'xlsx'
      }, options?: RequestOptions): Promise<Response>
      /**
       * List deals of an account
       * Pages of the deals with an account (company), newest first unless `sort` says otherwise. It takes the filters of "List deals", and counts alike; an account that is not there is 404.
       */
      listDeals(accountId: number, query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only in this stage */
        stage?: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost' | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** ISO 4217 */
        currency?: string | undefined
        /** An amount of at least this; with currency */
        min_amount?: number | undefined
        /** An amount of at most this; with currency */
        max_amount?: number | undefined
        /** Expected to be won on this day or later */
        expected_after?: string | undefined
        /** Expected to be won on this day or earlier */
        expected_before?: string | undefined
        /** amount: the highest first, with currency; expected_close: what is due next first; updated: the latest first. With search: newest */
        sort?: 'newest' | 'oldest' | 'amount' | 'expected_close' | 'updated' | undefined
        /** The contact that they are with */
        contact_id?: number | undefined
      }, options?: RequestOptions): Pages<Deal>
      /**
       * List deals of an account
       * Pages of the deals with an account (company), newest first unless `sort` says otherwise. It takes the filters of "List deals", and counts alike; an account that is not there is 404.
       */
      exportDeals(accountId: number, query: {
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only in this stage */
        stage?: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost' | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** ISO 4217 */
        currency?: string | undefined
        /** An amount of at least this; with currency */
        min_amount?: number | undefined
        /** An amount of at most this; with currency */
        max_amount?: number | undefined
        /** Expected to be won on this day or later */
        expected_after?: string | undefined
        /** Expected to be won on this day or earlier */
        expected_before?: string | undefined
        /** amount: the highest first, with currency; expected_close: what is due next first; updated: the latest first. With search: newest */
        sort?: 'newest' | 'oldest' | 'amount' | 'expected_close' | 'updated' | undefined
        /** The contact that they are with */
        contact_id?: number | undefined
        /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
        format: 'csv' | 'xlsx'
      }, options?: RequestOptions): Promise<Response>
    }
    contacts: {
      /**
       * List contacts
       * Pages of the people whom the organisation knows, newest first unless `sort` says otherwise. Filters may be combined. With filters alone X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all of them, newest first.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only of this lifecycle stage */
        stage?: 'lead' | 'qualified' | 'customer' | 'evangelist' | undefined
        /** A tag that they have; given several times: all of them */
        tag?: string[] | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** Only those who came by this */
        source?: 'api' | 'panel' | 'import' | 'registration' | 'form' | undefined
        /** A lead score of at least this */
        min_score?: number | undefined
        /** A lead score of at most this */
        max_score?: number | undefined
        /** Something has happened with them at this time or since */
        active_since?: string | undefined
        /** Nothing has happened with them since this time */
        inactive_since?: string | undefined
        /** The account that they belong to */
        account_id?: number | undefined
        /** score: the highest first; last_activity, updated: the latest first; name: by last and first name. With search: newest */
        sort?: 'newest' | 'oldest' | 'score' | 'last_activity' | 'name' | 'updated' | undefined
      }, options?: RequestOptions): Pages<Contact>
      /**
       * List contacts
       * Pages of the people whom the organisation knows, newest first unless `sort` says otherwise. Filters may be combined. With filters alone X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all of them, newest first.
       */
      export(query: {
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only of this lifecycle stage */
        stage?: 'lead' | 'qualified' | 'customer' | 'evangelist' | undefined
        /** A tag that they have; given several times: all of them */
        tag?: string[] | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** Only those who came by this */
        source?: 'api' | 'panel' | 'import' | 'registration' | 'form' | undefined
        /** A lead score of at least this */
        min_score?: number | undefined
        /** A lead score of at most this */
        max_score?: number | undefined
        /** Something has happened with them at this time or since */
        active_since?: string | undefined
        /** Nothing has happened with them since this time */
        inactive_since?: string | undefined
        /** The account that they belong to */
        account_id?: number | undefined
        /** score: the highest first; last_activity, updated: the latest first; name: by last and first name. With search: newest */
        sort?: 'newest' | 'oldest' | 'score' | 'last_activity' | 'name' | 'updated' | undefined
        /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
        format: 'csv' | 'xlsx'
      }, options?: RequestOptions): Promise<Response>
      /**
       * Create a contact
       * Makes a contact for a person: a name, an e-mail address or a telephone number is needed. An address that a contact has already is refused (409), and the words name that contact: use "Change a contact" then. For many people use "Import contacts".
       */
      create(body?: NewContact, options?: RequestOptions): Promise<Contact>
      /**
       * Read a contact
       * A contact with its account, own fields, lead score and the reasons for it. One that was merged into another is 404; the words name the contact that it is now. For what happened with them use "List the time line of a contact".
       */
      get(id: number, options?: RequestOptions): Promise<Contact>
      /**
       * Change a contact
       * Changes the fields that are sent; `tags` takes the place of all tags, `properties` changes the keys that it names. Where anything changes, `crm.profile_updated` tells what it was and what it is now. An address of another contact is refused (409).
       */
      update(id: number, body: ContactChange, options?: RequestOptions): Promise<Contact>
      /**
       * Delete a contact
       * Deletes a contact with its notes, its time line and those that were merged into it, for ever. One with deals is refused (409) unless `cascade=true` deletes these too. To erase a person everywhere use "Erase a person".
       */
      delete(id: number, query?: {
        /** Delete its deals too */
        cascade?: boolean | undefined
      }, options?: RequestOptions): Promise<undefined>
      /**
       * List deals of a contact
       * Pages of the deals with a contact, newest first unless `sort` says otherwise. It takes the filters of "List deals", and counts alike; a contact that is not there is 404.
       */
      listDeals(contactId: number, query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only in this stage */
        stage?: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost' | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** ISO 4217 */
        currency?: string | undefined
        /** An amount of at least this; with currency */
        min_amount?: number | undefined
        /** An amount of at most this; with currency */
        max_amount?: number | undefined
        /** Expected to be won on this day or later */
        expected_after?: string | undefined
        /** Expected to be won on this day or earlier */
        expected_before?: string | undefined
        /** amount: the highest first, with currency; expected_close: what is due next first; updated: the latest first. With search: newest */
        sort?: 'newest' | 'oldest' | 'amount' | 'expected_close' | 'updated' | undefined
        /** The account that they are with */
        account_id?: number | undefined
      }, options?: RequestOptions): Pages<Deal>
      /**
       * List deals of a contact
       * Pages of the deals with a contact, newest first unless `sort` says otherwise. It takes the filters of "List deals", and counts alike; a contact that is not there is 404.
       */
      exportDeals(contactId: number, query: {
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only in this stage */
        stage?: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost' | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** ISO 4217 */
        currency?: string | undefined
        /** An amount of at least this; with currency */
        min_amount?: number | undefined
        /** An amount of at most this; with currency */
        max_amount?: number | undefined
        /** Expected to be won on this day or later */
        expected_after?: string | undefined
        /** Expected to be won on this day or earlier */
        expected_before?: string | undefined
        /** amount: the highest first, with currency; expected_close: what is due next first; updated: the latest first. With search: newest */
        sort?: 'newest' | 'oldest' | 'amount' | 'expected_close' | 'updated' | undefined
        /** The account that they are with */
        account_id?: number | undefined
        /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
        format: 'csv' | 'xlsx'
      }, options?: RequestOptions): Promise<Response>
      /**
       * List the time line of a contact
       * Pages of what has happened with a contact, the latest first: registrations, attendance, certificates, mails, deals, notes, imports and merges. `kind` picks one of these. The words of notes are in "List contact notes".
       */
      listTimeline(contactId: number, query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Only entries of this kind */
        kind?: 'registered' | 'cancelled' | 'attended' | 'certificate_issued' | 'certificate_revoked' | 'certificate_viewed' | 'badge_earned' | 'survey_answered' | 'course_completed' | 'form_submitted' | 'email_sent' | 'email_link_opened' | 'email_bounced' | 'email_unsubscribed' | 'deal_created' | 'deal_moved' | 'deal_won' | 'deal_lost' | 'note' | 'imported' | 'merged' | undefined
      }, options?: RequestOptions): Pages<ContactActivity>
      /**
       * Merge contacts
       * Makes several contacts one: deals, notes, tags, time lines and addresses go to the one that stays; the old ids answer 404 and name it. With `dry_run` it only tells what would come of it. "Undo a merge" takes it back for 30 days.
       */
      merge(body: Merge, query?: {
        /** true: tell what would be done, and do nothing */
        dry_run?: boolean | undefined
      }, options?: RequestOptions): Promise<MergedContact>
    }
    tags: {
      /**
       * List contact tags
       * Pages of the tags that contacts have, with how many contacts have each; those that most have come first. To find the people use "List contacts" with `tag`.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
      }, options?: RequestOptions): Pages<ContactTag>
    }
    deals: {
      /**
       * List deals
       * Pages of deals, newest first unless `sort` says otherwise. Filters may be combined; amounts need `currency`. With filters alone X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all. For stages with sums use "Read the pipeline".
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only in this stage */
        stage?: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost' | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** ISO 4217 */
        currency?: string | undefined
        /** An amount of at least this; with currency */
        min_amount?: number | undefined
        /** An amount of at most this; with currency */
        max_amount?: number | undefined
        /** Expected to be won on this day or later */
        expected_after?: string | undefined
        /** Expected to be won on this day or earlier */
        expected_before?: string | undefined
        /** amount: the highest first, with currency; expected_close: what is due next first; updated: the latest first. With search: newest */
        sort?: 'newest' | 'oldest' | 'amount' | 'expected_close' | 'updated' | undefined
        /** The account that they are with */
        account_id?: number | undefined
        /** The contact that they are with */
        contact_id?: number | undefined
      }, options?: RequestOptions): Pages<Deal>
      /**
       * List deals
       * Pages of deals, newest first unless `sort` says otherwise. Filters may be combined; amounts need `currency`. With filters alone X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all. For stages with sums use "Read the pipeline".
       */
      export(query: {
        /** Text to look for, without regard to case or accents; every character means itself */
        search?: string | undefined
        /** Only in this stage */
        stage?: 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost' | undefined
        /** Who looks after them */
        owner?: string | undefined
        /** ISO 4217 */
        currency?: string | undefined
        /** An amount of at least this; with currency */
        min_amount?: number | undefined
        /** An amount of at most this; with currency */
        max_amount?: number | undefined
        /** Expected to be won on this day or later */
        expected_after?: string | undefined
        /** Expected to be won on this day or earlier */
        expected_before?: string | undefined
        /** amount: the highest first, with currency; expected_close: what is due next first; updated: the latest first. With search: newest */
        sort?: 'newest' | 'oldest' | 'amount' | 'expected_close' | 'updated' | undefined
        /** The account that they are with */
        account_id?: number | undefined
        /** The contact that they are with */
        contact_id?: number | undefined
        /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
        format: 'csv' | 'xlsx'
      }, options?: RequestOptions): Promise<Response>
      /**
       * Create a deal
       * Makes a deal with an account, a contact, both or neither; one with a contact is with its account too. It stands on top of its stage unless a place is said. The time line of its contact tells of it.
       */
      create(body: NewDeal, options?: RequestOptions): Promise<Deal>
      /**
       * Read the pipeline
       * The stages of deals in their order, with how many each has, their sums and the first deals from the top of the board. Sums are made for each currency alone; weighted sums count of a deal how likely its stage is to be won.
       */
      pipeline(query?: {
        /** Deals of this owner alone */
        owner?: string | undefined
        /** Deals with this account alone */
        account_id?: number | undefined
        /** Deals of each stage; above 200 it is reduced to 200 */
        limit?: number | undefined
      }, options?: RequestOptions): Promise<Pipeline>
      /**
       * Read a deal
       * A deal with its amount, stage, place on the board, account and contact. The stages that it went through are in "List the history of a deal".
       */
      get(id: number, options?: RequestOptions): Promise<Deal>
      /**
       * Change or move a deal
       * Changes the fields that are sent. Another `stage` is written into its history and into the time line of its contact; there it stands on top unless `position`, `before` or `after` says where.
       */
      update(id: number, body: DealChange, options?: RequestOptions): Promise<Deal>
      /**
       * Delete a deal
       * Deletes a deal with its history, for ever; the time line of its contact keeps what it tells. To keep a deal that came to nothing use "Change or move a deal" with `stage: lost`.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
      /**
       * List the history of a deal
       * Pages of the stages that a deal has entered, newest first: who moved it, when, and for how many seconds it was there.
       */
      listHistory(dealId: number, query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
      }, options?: RequestOptions): Pages<DealStageChange>
    }
    notes: {
      /**
       * List contact notes
       * Pages of the notes that were written about a contact, newest first, each with its whole text.
       */
      list(contactId: number, query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
      }, options?: RequestOptions): Pages<ContactNote>
      /**
       * Write a contact note
       * Adds a note to a contact; its time line tells that it was written. Each call adds one: send an idempotency key to repeat it safely.
       */
      create(contactId: number, body: NewContactNote, options?: RequestOptions): Promise<ContactNote>
      /**
       * Change a contact note
       * Takes another text for a note. What it said before is in the audit log alone.
       */
      update(id: number, body: ContactNoteChange, options?: RequestOptions): Promise<ContactNote>
      /**
       * Delete a contact note
       * Deletes a note for ever. That it was written stays in the time line of the contact.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
    }
    properties: {
      /**
       * List contact properties
       * The fields of contacts that the organisation has defined itself, in the order in which they are shown. Their values are in `properties` of each contact.
       */
      get(options?: RequestOptions): Promise<ContactProperty[]>
      /**
       * Replace contact properties
       * The list, of at most 50, takes the place of all own fields: send those that are to stay too. A field that is left out, or gets another type, loses its values for ever; where contacts have any, that is refused (409) unless `cascade=true`. Chosen options that are left out stay where they are.
       */
      set(body: NewContactProperty[], query?: {
        /** Take the values of fields that go from all contacts that have one */
        cascade?: boolean | undefined
      }, options?: RequestOptions): Promise<ContactProperty[]>
    }
    settings: {
      /**
       * Read CRM settings
       * How contacts are kept: whether what happens at events makes contacts and entries of their time lines.
       */
      get(options?: RequestOptions): Promise<CrmSettings>
      /**
       * Change CRM settings
       * Changes the settings that are sent. They hold for what happens from then on; contacts and time lines that are there stay.
       */
      update(body: CrmSettingsChange, options?: RequestOptions): Promise<CrmSettings>
    }
    imports: {
      /**
       * List contact imports
       * Pages of the imports of contacts, newest first, with status and counts. What is wrong with rows is in "Read a contact import". A file has all of them.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
      }, options?: RequestOptions): Pages<ContactImport>
      /**
       * List contact imports
       * Pages of the imports of contacts, newest first, with status and counts. What is wrong with rows is in "Read a contact import". A file has all of them.
       */
      export(query: {
        /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
        format: 'csv' | 'xlsx'
      }, options?: RequestOptions): Promise<Response>
      /**
       * Read a contact import
       * How far an import of contacts is, its counts, and the first 1,000 problems of its rows. Ask again every few seconds until `status` is completed, failed or cancelled. All refused rows are in "Download refused contact rows".
       */
      get(id: number, options?: RequestOptions): Promise<ContactImportWithErrors>
      /**
       * Cancel a contact import
       * Ends an import of contacts that is pending or running. What is in by then stays, and the counts say how much that is. Cancelling again changes nothing; one that is completed or failed is refused (400).
       */
      cancel(importId: number, options?: RequestOptions): Promise<ContactImportWithErrors>
      /**
       * Import contacts
       * Makes and changes contacts by a file: multipart (.csv, .xlsx), `text/csv` or JSON with `csv`; at most 32 MB, 200,000 rows (.xlsx 20,000, JSON 1 MB). Good rows go in, bad ones are told: up to 5,000 in one transaction (200), more by a job (202), see "Read a contact import". `dry_run` only tells.
       */
      create(body: {
        /** A .csv file of at most 200,000 rows, or .xlsx of 20,000; at most 32 MB */
        file: Upload
        /** Of contacts that are there: update lets the file win where it says something, fill takes only what they lack. Tags are added in both; default: "update" */
        mode?: 'update' | 'fill'
        /** true: tell what it would come to, and do nothing; default: false */
        dry_run?: boolean
        /** What the file is called, for the time line */
        file_name?: string
        /** JSON. What the columns with these headers are: first_name, last_name, name, email, phone, title, company, website, tags, lifecycle_stage, owner, notes, properties.<key> for a field of the organisation's own, or null. Columns that it does not name are left out. Without it headers are recognised */
        mapping?: string
      } | ContactImportRequest, options?: RequestOptions): Promise<ContactImportReport | ContactImportWithErrors>
      /**
       * Download refused contact rows
       * The rows that an import refused, as CSV with what is wrong with each: mend the file and send it again by "Import contacts". They are kept for 30 days, after which it is 410.
       */
      failedRows(importId: number, options?: RequestOptions): Promise<Response>
    }
    duplicates: {
      /**
       * Find duplicate contacts
       * Groups of contacts that may be one person, the likeliest first: for "Merge contacts" or "Remember who is not the same". Those who have changed are compared before, for 20 seconds at most; `X-Total-Count-Capped: true` says that there was more, which a job does now.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** How likely it is at least that they are one person, from 0 to 1; below 0.4 nothing is kept */
        min_confidence?: number | undefined
      }, options?: RequestOptions): Pages<DuplicateGroup>
    }
    notDuplicates: {
      /**
       * List who is not the same
       * Pages of pairs of contacts that are known not to be one person, newest first.
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
      }, options?: RequestOptions): Pages<NotDuplicate>
      /**
       * Remember who is not the same
       * Remembers that contacts are not the same person: they are in no group of "Find duplicate contacts" together any more. Each two of them make a pair; pairs that are known already stay.
       */
      add(body: NewNotDuplicates, options?: RequestOptions): Promise<NotDuplicates>
      /**
       * Forget who is not the same
       * Lets two contacts be found as duplicates again. The contacts themselves stay as they are.
       */
      delete(id: number, options?: RequestOptions): Promise<undefined>
    }
    merges: {
      /**
       * List merges
       * Pages of the merges of contacts in the last 30 days, newest first, also those that were undone. One that holds can be taken back by "Undo a merge".
       */
      list(query?: {
        /** Which page, starting at 1 */
        page?: number | undefined
        /** Rows on a page; above 200 it is reduced to 200 */
        limit?: number | undefined
        /** Only those that this contact had a part in */
        contact_id?: number | undefined
      }, options?: RequestOptions): Pages<ContactMerge>
      /**
       * Undo a merge
       * Makes the contacts of a merge several again. Each gets back what went along and is still there. What has come to the contact since stays with it, and so do fields that were changed since. Undoing again changes nothing.
       */
      undo(mergeId: number, options?: RequestOptions): Promise<ContactMerge>
    }
    scores: {
      /**
       * List lead score rules
       * All rules that make up lead scores, in the order in which reasons are told: the built-in ones, until the organisation has written its own.
       */
      listRules(options?: RequestOptions): Promise<LeadScoreRules>
      /**
       * Replace lead score rules
       * The list takes the place of all rules: read "List lead score rules" first, and send those that are to stay too. All scores are calculated by it at once, by a job; "Read the score calculation" tells how far that is.
       */
      saveRules(body: LeadScoreRules, options?: RequestOptions): Promise<LeadScoreRules>
      /**
       * Recalculate lead scores
       * Calculates the scores of all contacts now; they are kept up by themselves after each happening and every night. With up to 5,000 contacts the answer comes when it is done (200), with more it goes on (202): see "Read the score calculation". Only changed scores are announced.
       */
      recalculate(options?: RequestOptions): Promise<LeadScoreRecalculation>
      /**
       * Read the score calculation
       * How far the last calculation of all lead scores is: how many contacts were looked at, and how many have another score than before.
       */
      recalculation(options?: RequestOptions): Promise<LeadScoreRecalculation>
      /**
       * Read the score history of a contact
       * The lead score of a contact at the end of each of the last `days` days: the oldest first, none left out, from the day on which the contact was created. It is kept for 400 days.
       */
      history(contactId: number, query?: {
        /** So many days, the last of which is today */
        days?: number | undefined
      }, options?: RequestOptions): Promise<LeadScoreHistory>
    }
  }
  forms: {
    /**
     * List lead forms
     * Lists the lead forms of the organisation, newest first.
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<Form>
    /**
     * Make a form that anybody can fill in
     * Whoever sends it with an e-mail address becomes a contact, or adds to the one that has the address.
     */
    create(body: NewForm, options?: RequestOptions): Promise<Form>
    /**
     * Get a lead form
     * Gives one lead form with its fields.
     */
    get(id: number, options?: RequestOptions): Promise<Form>
    /**
     * Change a lead form, or switch it off or on
     * What was sent keeps the questions and the consent text that it was sent with.
     */
    update(id: number, body: FormChange, options?: RequestOptions): Promise<Form>
    /**
     * Delete a lead form
     * Deletes a lead form. One by which something was sent needs `cascade=true`, which deletes that too, for good.
     */
    delete(id: number, query?: {
      /** Delete all that was sent as well */
      cascade?: boolean | undefined
    }, options?: RequestOptions): Promise<undefined>
    /**
     * List what was sent with a form, newest first
     * A search looks in the first 2,000 characters of what was answered. As a file each field has a column; those that are asked no more come last.
     */
    listSubmissions(formId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
    }, options?: RequestOptions): Pages<FormSubmission>
    /**
     * List what was sent with a form, newest first
     * A search looks in the first 2,000 characters of what was answered. As a file each field has a column; those that are asked no more come last.
     */
    exportSubmissions(formId: number, query: {
      /** Text to look for, without regard to case or accents; every character means itself */
      search?: string | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
    /**
     * Delete a form submission
     * Deletes what somebody sent by a lead form, also from the mails that told of it. This cannot be undone.
     */
    deleteSubmission(formId: number, submissionId: number, options?: RequestOptions): Promise<undefined>
    /**
     * Read what a form asks
     * Tells what a lead form asks. It needs no key, and any page may read it.
     */
    meta(slug: string, options?: RequestOptions): Promise<FormMeta>
    /**
     * Send a lead form, without a key, from any page
     * The same answers within a minute are kept once. Whoever gives an e-mail address becomes a contact, or adds to what is empty in the one that has it.
     */
    submit(slug: string, body?: FormAnswers, options?: RequestOptions): Promise<FormReceived>
  }
  webhooks: {
    /**
     * List webhooks
     * Lists the webhook endpoints of the organisation, without their secrets.
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<WebhookEndpoint>
    /**
     * Create a webhook endpoint; its secret is shown this once
     * Every delivery is signed: `X-Service-Signature` is `sha256=` and the hex HMAC-SHA256 of the raw body, keyed with the secret as it stands. The headers of Standard Webhooks are there too.
     */
    create(body: NewWebhookEndpoint, options?: RequestOptions): Promise<CreatedWebhookEndpoint>
    /**
     * Get a webhook
     * Gives one webhook endpoint, without its secret.
     */
    get(id: number, options?: RequestOptions): Promise<WebhookEndpoint>
    /**
     * Update a webhook
     * Changes the address, the event types or the active flag of a webhook endpoint. What is not given stays as it is.
     */
    update(id: number, body: WebhookEndpointChange, options?: RequestOptions): Promise<WebhookEndpoint>
    /**
     * Delete a webhook
     * Deletes a webhook endpoint. Nothing is sent to it any more.
     */
    delete(id: number, options?: RequestOptions): Promise<undefined>
    /**
     * Send a test event to a webhook endpoint, once
     * Read the delivery at `/admin/webhook-deliveries/{id}` to see what became of it.
     */
    test(webhookId: number, options?: RequestOptions): Promise<WebhookDelivery>
    /**
     * Give a webhook endpoint a new secret; the old one signs too for 24 hours
     * `webhook-signature` then has a signature for each secret. `X-Service-Signature` is made with the new secret, and `X-Service-Signature-Previous` with the old one.
     */
    rotateSecret(webhookId: number, options?: RequestOptions): Promise<CreatedWebhookEndpoint>
    /**
     * List webhook deliveries
     * Lists the deliveries of one webhook endpoint, with every attempt.
     */
    listDeliveries(webhookId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      status?: 'pending' | 'succeeded' | 'failed' | 'cancelled' | undefined
      /** Event type */
      event?: string | undefined
    }, options?: RequestOptions): Pages<WebhookDelivery>
    /**
     * Send again what an endpoint did not get since a time
     * Failed and cancelled deliveries whose replay has not succeeded, the oldest 10,000. Asking twice sends nothing twice.
     */
    replaySince(webhookId: number, body: ReplayRequest, options?: RequestOptions): Promise<Replayed>
    /**
     * Get a webhook delivery
     * Gives one delivery, with every attempt.
     */
    delivery(id: number, options?: RequestOptions): Promise<WebhookDelivery>
    /**
     * Send the event of a delivery again, once
     * A new delivery with the same body and `webhook-id`, signed with the secret of now. It does not count towards the pausing of an endpoint.
     */
    replayDelivery(webhookDeliverieId: number, options?: RequestOptions): Promise<WebhookDelivery>
    /**
     * Read events on from one that you have, oldest first
     * To catch up after an outage, or instead of an endpoint. Ask again with `after` set to the id of the last event, which the header `X-Last-Event-Id` tells too; no event is missed so. `before` looks back, newest first.
     */
    listEvents(query?: {
      /** The id of the last event that you have, 0 for the first one there is, or `latest` for none of the past */
      after?: string | undefined
      /** Instead of after, to look back, newest first: the id of an event, or `latest` */
      before?: string | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Promise<WebhookEvent[]>
  }
  automations: {
    /**
     * List automations
     * Lists the automation rules of one event, newest first.
     */
    list(eventId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
    }, options?: RequestOptions): Pages<AutomationRule>
    /**
     * Create an automation rule
     * It fires for what happens from then on; `POST …/run` catches up on what was before. Making, changing, switching on and running a rule need the scope of each of its actions too: certificates:write, crm:write, badges:write, emails:write, webhooks:write.
     */
    create(eventId: number, body: NewAutomationRule, options?: RequestOptions): Promise<AutomationRule>
    /**
     * Get an automation
     * Gives one automation rule of an event.
     */
    get(eventId: number, ruleId: number, options?: RequestOptions): Promise<AutomationRule>
    /**
     * Change the given fields of an automation rule, and what it has waiting with them
     * What waits is moved with `delay_hours`, goes by the template that the action has when it is sent, and is cancelled when the rule is switched off, given another trigger, or loses the action.
     */
    update(eventId: number, ruleId: number, body: AutomationRuleChange, options?: RequestOptions): Promise<AutomationRule>
    /**
     * Delete an automation
     * Deletes an automation rule with its runs. What it has waiting is cancelled. This cannot be undone.
     */
    delete(eventId: number, ruleId: number, options?: RequestOptions): Promise<undefined>
    /**
     * List runs of an automation
     * Lists what a rule did for whom, when it is due, and why it was not done, newest first.
     */
    listRuns(eventId: number, ruleId: number, query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      status?: 'waiting' | 'queued' | 'done' | 'failed' | 'skipped' | 'cancelled' | undefined
    }, options?: RequestOptions): Pages<AutomationRun>
    /**
     * Let a rule catch up on what happened before it was made, or while it was off
     * It fires for all that its trigger speaks of by now and that it has done nothing for; asking twice does nothing twice. With `dry_run=true`: who that would be.
     */
    run(eventId: number, ruleId: number, query?: {
      /** true: tell what would be done, and do nothing */
      dry_run?: boolean | undefined
    }, options?: RequestOptions): Promise<AutomationCatchUp>
  }
  privacy: {
    /**
     * Erase a person
     * Takes whoever has an e-mail address out of all that is kept; this cannot be undone. dry_run=true first tells what would go and stay. A repeat changes nothing, and unknown people are no error. It can take 10 seconds. The audit says that somebody was erased, not who.
     */
    erase(body: Erasure, query?: {
      /** true: tell what would be done, and do nothing */
      dry_run?: boolean | undefined
    }, options?: RequestOptions): Promise<ErasureReport>
    /**
     * Export a person
     * Downloads all that is known of whoever has an e-mail address, and changes nothing. A ZIP: README.txt, a JSON file for each table that holds something of them, and their certificates, tickets and badges. Of whoever is not known it has the README alone.
     */
    export(body: PersonalExport, options?: RequestOptions): Promise<Response>
  }
  audit: {
    /**
     * List audit entries
     * Lists who changed what, with the fields before and after, newest first. Filters may be combined. X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all entries. There are no secrets in it; of a person who was erased only who did what and when.
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Who did it: kind and id as the list tells them, such as api_key:12, job:run-bulk-job or cli */
      actor?: string | undefined
      /** The kind of record, such as attendee */
      subject_type?: string | undefined
      /** The record; with subject_type */
      subject_id?: number | undefined
      /** What was done, or how it begins: attendee.update, attendee. */
      action?: string | undefined
      /** The X-Request-Id of the answer to a request */
      request_id?: string | undefined
      /** At this time or later. ISO 8601 */
      since?: string | undefined
      /** Before this time. ISO 8601 */
      until?: string | undefined
    }, options?: RequestOptions): Pages<AuditEntry>
    /**
     * List audit entries
     * Lists who changed what, with the fields before and after, newest first. Filters may be combined. X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all entries. There are no secrets in it; of a person who was erased only who did what and when.
     */
    export(query: {
      /** Who did it: kind and id as the list tells them, such as api_key:12, job:run-bulk-job or cli */
      actor?: string | undefined
      /** The kind of record, such as attendee */
      subject_type?: string | undefined
      /** The record; with subject_type */
      subject_id?: number | undefined
      /** What was done, or how it begins: attendee.update, attendee. */
      action?: string | undefined
      /** The X-Request-Id of the answer to a request */
      request_id?: string | undefined
      /** At this time or later. ISO 8601 */
      since?: string | undefined
      /** Before this time. ISO 8601 */
      until?: string | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
    /**
     * List requests
     * Lists the API requests of the last seven days, by keys and by devices at doors, newest first, a second late at most; no bodies, queries or headers. Filters may be combined. X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all of them.
     */
    listRequests(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Those with this HTTP method */
      method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
      /** A status, or all of a class */
      status?: string | undefined
      /** The path as this document has it, such as /admin/events/{id} */
      route?: string | undefined
      /** How the path begins, such as /admin/events/12 */
      path?: string | undefined
      /** The id of an API key */
      key?: number | undefined
      /** Those that took at least so many milliseconds */
      min_duration?: number | undefined
      /** The X-Request-Id of the answer to a request */
      request_id?: string | undefined
      /** At this time or later. ISO 8601 */
      since?: string | undefined
      /** Before this time. ISO 8601 */
      until?: string | undefined
    }, options?: RequestOptions): Pages<LoggedRequest>
    /**
     * List requests
     * Lists the API requests of the last seven days, by keys and by devices at doors, newest first, a second late at most; no bodies, queries or headers. Filters may be combined. X-Total-Count is exact up to 1,000; of more, X-Total-Count-Capped is true. A file has all of them.
     */
    exportRequests(query: {
      /** Those with this HTTP method */
      method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | undefined
      /** A status, or all of a class */
      status?: string | undefined
      /** The path as this document has it, such as /admin/events/{id} */
      route?: string | undefined
      /** How the path begins, such as /admin/events/12 */
      path?: string | undefined
      /** The id of an API key */
      key?: number | undefined
      /** Those that took at least so many milliseconds */
      min_duration?: number | undefined
      /** The X-Request-Id of the answer to a request */
      request_id?: string | undefined
      /** At this time or later. ISO 8601 */
      since?: string | undefined
      /** Before this time. ISO 8601 */
      until?: string | undefined
      /** csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows */
      format: 'csv' | 'xlsx'
    }, options?: RequestOptions): Promise<Response>
  }
  registration: {
    /**
     * Read a registration
     * Gives back a registration by its personal link, without a key: its state, answers, place on the waiting list and ticket. There is no e-mail address and no id in it.
     */
    get(token: string, options?: RequestOptions): Promise<Registration>
    /**
     * Change a registration
     * Changes name, language or answers by the personal link, without a key; with status=registered it takes the place that is offered. Fields that are left out stay. A certificate that was issued keeps the old name. Not after the event.
     */
    change(token: string, body: RegistrationChange, options?: RequestOptions): Promise<Registration>
    /**
     * Cancel a registration
     * Gives up the place, or leaves the waiting list, by the personal link, without a key. A repeat changes nothing. There is no way back but to register again. Not after the event.
     */
    cancel(token: string, options?: RequestOptions): Promise<undefined>
    /**
     * Read an event for visitors
     * Gives anyone, without a key, what a registration form needs of an event: its facts, questions, agenda, and whether people can register. For events of all organisations in the marketplace, use List public events.
     */
    publicEvent(id: string | number, options?: RequestOptions): Promise<PublicEvent>
    /**
     * Register for an event
     * Registers somebody without a key, or puts them on the waiting list when no place is left; they get a mail with their link. For an address that is registered already nothing changes, and the answer is the same. As the organiser, use Add an attendee.
     */
    create(eventId: string | number, body: NewRegistration, options?: RequestOptions): Promise<RegistrationReceived>
  }
  marketplace: {
    /**
     * List public events
     * Lists the public events of all organisations, without a key, from any page: those not over, the soonest first, unless asked otherwise. Counted up to 1,000; pages lead to the 10,000th. Caches may keep an answer and ask each time whether it still holds (ETag).
     */
    list(query?: {
      /** Which page, starting at 1 */
      page?: number | undefined
      /** Rows on a page; above 200 it is reduced to 200 */
      limit?: number | undefined
      /** Words of the name or the place, each of which has to be there, at most 8; without regard to case or accents, and every character means itself */
      search?: string | undefined
      /** What kind of event it is */
      type?: 'conference' | 'workshop' | 'seminar' | 'webinar' | 'training' | 'course' | 'meetup' | 'ceremony' | 'competition' | 'other' | undefined
      /** upcoming: not over yet, also what has begun and what has no date yet */
      when?: 'upcoming' | 'past' | 'all' | undefined
      /** Not over before this time; a day alone: not before that day, as the clocks of the event show it */
      from?: string | undefined
      /** Begins before this time; a day alone: on that day at the latest, as the clocks of the event show it */
      to?: string | undefined
      /** A part of its place, without regard to case or accents */
      place?: string | undefined
      /** true: one can register now, and there are places left; false is as good as nothing */
      free?: boolean | undefined
      /** Who organises it: the `organisation` of an event */
      organisation?: string | undefined
      /** By when it begins, the first or the last one first, or what was created last. Default: soonest of what is upcoming, latest of anything else */
      sort?: 'soonest' | 'latest' | 'newest' | undefined
    }, options?: RequestOptions): Pages<ListedEvent>
    /**
     * Read a public event
     * Gives back one event of the marketplace with its description and agenda, without a key, from any page. 404 when it is not public, or not any more. With its questions for a form, use Read an event for visitors.
     */
    get(id: string | number, options?: RequestOptions): Promise<ListedEventDetail>
  }
}
