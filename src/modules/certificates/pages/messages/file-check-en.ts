import type { FileCheckMessages } from './file-check-messages.ts'

export const fileCheckEn: FileCheckMessages = {
  heading: 'Check the file itself',
  lead: 'Drop the PDF, PNG or JSON file of a certificate or badge here. Your browser reads it; nothing is uploaded.',
  label: 'Files to check',
  asks: 'Only the site of the issuer is asked, for its public keys and its list of revoked certificates.',
  noScript: 'To check a file here, allow scripts for this page. The code works without them.',
  keep: 'Save this page for checks without a network',
  keepHint: 'Check a certificate first: the saved page then holds the keys and the lists of its issuer.',
  copy: {
    title: 'Check the file of a certificate',
    saved: 'This page was saved from ⟦domain⟧ on ⟦day⟧.',
    holds: 'It holds the keys of the issuers that you had checked, and their lists of revoked certificates.',
    empty: 'It holds no keys. It asks the issuer, or uses the keys and lists that you drop here too.',
    site: 'Type a code at ⟦domain⟧ instead',
  },
  words: {
    reading: 'Reading ⟦name⟧ …',
    tooMany: 'Only the first 20 files were checked.',
    checked: 'What was checked',
    compare: 'Only this is proven. Compare it with what you were shown.',
    page: 'Open the page of this certificate',
    results: { passed: 'passed', failed: 'not passed', open: 'not known' },
    facts: {
      awardedTo: 'Awarded to',
      for: 'for',
      issuer: 'Issued by',
      site: 'On the word of',
      issued: 'Issued',
      until: 'Valid until',
      noEnd: 'Does not expire',
    },
    verdicts: {
      valid: {
        heading: 'Valid according to ⟦domain⟧',
        meaning:
          'It is unchanged, its key is one of the issuer’s, and it is not revoked. Make sure that this is the issuer’s site.',
      },
      kept: {
        heading: 'Valid on ⟦day⟧',
        meaning: 'This page was saved then, with the keys and lists of ⟦domain⟧. It cannot know about later changes.',
      },
      given: {
        heading: 'Fits the keys that you gave',
        meaning: 'It is unchanged, and not revoked in the list that you gave. Make sure that both come from ⟦domain⟧.',
      },
      revoked: { heading: 'Revoked', meaning: 'The issuer withdrew this certificate. Do not rely on it.' },
      expired: { heading: 'Expired', meaning: 'The time that it was issued for is over.' },
      early: {
        heading: 'Not valid yet',
        meaning: 'The time that it was issued for has not begun, or the clock of this device is wrong.',
      },
      changed: {
        heading: 'Changed or forged',
        meaning: 'The signature does not fit what the certificate says. Do not rely on it.',
      },
      stranger: {
        heading: 'Not signed by its issuer',
        meaning: 'The key that signed it was never one of ⟦domain⟧, or was withdrawn. Do not rely on it.',
      },
      open: {
        heading: 'Unchanged, but not fully checked',
        meaning: 'Nothing was changed since it was signed. Only ⟦domain⟧ can confirm the rest, and could not be asked.',
      },
      print: {
        heading: 'Not the original PDF',
        meaning:
          'This is not the file that ⟦domain⟧ signed: it was changed, or drawn around the data of a certificate. Rely only on the data below, and only if all other checks passed.',
      },
      several: {
        heading: 'Several certificates in one file',
        meaning: 'An original file holds one. Ask the sender for the original.',
      },
      none: {
        heading: 'No certificate data in this file',
        meaning: 'It may be a scan, a photograph or an older file. Type the code that is printed on it.',
      },
      foreign: {
        heading: 'Not a certificate that this page can check',
        meaning: 'Its data have another form. Ask its issuer how to check it.',
      },
      large: {
        heading: 'Too large to check here',
        meaning: 'The file is larger, or holds more, than the file of a certificate.',
      },
    },
    checks: {
      file: {
        name: 'File',
        pdf: 'The data of a certificate are attached to the PDF.',
        png: 'The data of a certificate are in the picture.',
        json: 'The file is the data of a certificate.',
      },
      proof: {
        name: 'Signature',
        holds: 'Nothing was changed since it was signed. This needs nobody’s word.',
        broken: 'It does not fit what the certificate says.',
      },
      key: {
        name: 'Key of the issuer',
        issuer: '⟦domain⟧ lists it now.',
        kept: 'It is one of the keys of ⟦domain⟧ in this saved page.',
        given: 'It is one of the keys that you gave for ⟦domain⟧.',
        stranger: 'It is not one of the keys of ⟦domain⟧.',
        unknown: '⟦domain⟧ could not be asked for its keys.',
      },
      status: {
        name: 'Revocation',
        issuer: 'Not in the list of ⟦domain⟧, as of ⟦day⟧.',
        kept: 'Not in the list of ⟦domain⟧ in this saved page, of ⟦day⟧.',
        given: 'Not in the list of ⟦domain⟧ that you gave, of ⟦day⟧.',
        revoked: 'It is in the list of ⟦domain⟧.',
        ended: 'The only list at hand could be used until ⟦day⟧.',
        unknown: 'There is no usable list of ⟦domain⟧ at hand.',
        elsewhere: 'The list that it names is not one of ⟦domain⟧.',
      },
      dates: {
        name: 'Dates',
        inForce: 'Valid until ⟦day⟧, by the clock of this device.',
        endless: 'It does not expire.',
        ended: 'It was valid until ⟦day⟧.',
        future: 'It is valid from ⟦day⟧.',
      },
      print: {
        name: 'Appearance',
        issuer: 'The whole file is as ⟦domain⟧ signed it.',
        kept: 'The whole file is as ⟦domain⟧ signed it, by the authority in this saved page.',
        given: 'The whole file is as it was signed, by the authority that you gave for ⟦domain⟧.',
        unsigned: 'The PDF has no signature of ⟦domain⟧: anybody could have drawn it.',
        added: 'Something was added to the PDF after it was signed.',
        altered: 'The PDF was changed after it was signed.',
        stranger: '⟦domain⟧ did not sign the PDF.',
        unreachable: 'The PDF is unchanged since it was signed, but ⟦domain⟧ could not be asked about the signer.',
        picture: 'A picture has no signature. Compare it with the data above.',
      },
    },
    limits: {
      kept: 'Without a network, this page cannot know what was revoked or withdrawn after ⟦day⟧.',
      given: 'This page cannot know where the keys and lists come from. Take them only from the site of the issuer.',
      open: 'Try again with a network, or drop the issuer’s did.json and status list here together with the certificate.',
    },
  },
}
