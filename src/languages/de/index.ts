import type { Texts } from '../../lib/text/texts.ts'
import * as badges from './badges.ts'
import * as certificates from './certificates.ts'
import * as fileCheck from './file-check.ts'
import * as forms from './forms.ts'
import * as mails from './mails.ts'
import * as marketplace from './marketplace.ts'
import * as myPage from './my-page.ts'
import * as pageFrame from './page-frame.ts'
import * as personalPage from './personal-page.ts'
import * as questions from './questions.ts'
import * as registration from './registration.ts'
import * as registrationMails from './registration-mails.ts'
import * as sampleEvent from './sample-event.ts'
import * as starters from './starters.ts'
import * as survey from './survey.ts'
import * as tickets from './tickets.ts'
import * as time from './time.ts'
import * as verification from './verification.ts'
import * as wallet from './wallet.ts'

/** Every text in German. */
export const de: Texts = {
  ...badges,
  ...certificates,
  ...fileCheck,
  ...forms,
  ...mails,
  ...marketplace,
  ...myPage,
  ...pageFrame,
  ...personalPage,
  ...questions,
  ...registration,
  ...registrationMails,
  ...sampleEvent,
  ...starters,
  ...survey,
  ...tickets,
  ...time,
  ...verification,
  ...wallet,
}
