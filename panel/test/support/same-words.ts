/** Words of the panel that are the same in English and in another language, and names, as alternatives of a pattern. */
export const SAME_WORDS: Record<string, string> = {
  all: 'API|DKIM|DMARC|Facebook|Grace Hopper|HTML|LinkedIn|Logo|Markdown|PDF|SPF|STARTTLS \\(587\\)|TLS \\(465\\)|URL|Webhook|WhatsApp|X|llms\\.txt|preview\\.pdf',
  tr: 'Form|Panel|Plan',
  de: 'Admin|Agenda|App|Automation|Badge|Badges|Board|Check-in|Check-ins|Code|Compliance|Computer|Credits|Deal|Deals|Deals in|Design|Designer|Designs|Domain|Domains|Editor|Enterprise|Growth|Host|Import|Lead|Link|Link \\(optional\\)|Name|Navigation|Newsletter|Online|Organisation|Panel|Passkeys|Person|Pipeline|Port|Position|Scan|Scans|Scope|Scopes|Score|Seminar|Session|Sessions|Starter|Status|System|Tag|Tags|Text|Text \\(HTML\\)|Text \\(Markdown\\)|Ticket|Tools|Track|Version|Webhooks|Webinar|Website|Workshop|Zoom|Zoom:|s',
  fr: 'Action|Active|Assistant|Audience|Badge|Badges|Centre|Code|Condition|Contact|Contacts|Correction|Cycle|Date|Description|Description \\(Markdown\\)|Enterprise|Growth|Image|Image…|Import|Invitation|Message|Messages|Migrations|Navigation|Note|Notes|Notifications|Options|Organisation|Page|Pipeline|Places|Points|Port|Position|Programme|Programmes|Public|Question|Questions|Rotation \\(°\\)|Scan|Scans|Score|Service|Session|Sessions|Starter|Total|Type|Variables|Version|Versions|Webhooks|Zoom|notes|questions|s|sessions|version',
  es: 's|Agenda|Editor|Enterprise|Error|Growth|No|Panel|Plan|Starter|Total|Variables|Webhooks|Zoom',
  ar: '',
}
